import clsx from 'clsx';
import type { ReactNode } from 'react';
import * as text from '../../ui/Text.module.css';
import * as kit from '../kit/Kit.module.css';
import * as styles from './Form.module.css';

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <h2>{title}</h2>
      </legend>
      <div className={clsx(kit.stack, styles.inputs)}>{children}</div>
    </fieldset>
  );
}

export function optional(label: string): ReactNode {
  return (
    <>
      {label}
      <span className={text.mute}> (optional)</span>
    </>
  );
}

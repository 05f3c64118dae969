import type { ReactNode } from 'react';
import * as styles from './Form.module.css';

/** A titled group of fields. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <h2 className={styles.legend}>{title}</h2>
      </legend>
      <div className={styles.inputs}>{children}</div>
    </fieldset>
  );
}

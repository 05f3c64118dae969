import type { ReactNode } from 'react';
import * as styles from './Form.module.css';

/** Fields that belong together; in pairs where there is room for two. */
export function FieldGroup({ title, isPaired, children }: { title: string; isPaired?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <h2 className={styles.legend}>{title}</h2>
      </legend>
      {isPaired ? <div className={styles.pairs}>{children}</div> : children}
    </fieldset>
  );
}

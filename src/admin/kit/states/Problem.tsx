import type { ReactNode } from 'react';
import * as styles from './Problem.module.css';

/** Says what went wrong, aloud too; nothing where there is nothing to say. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.place}>
      {children && <p className={styles.problem}>{children}</p>}
    </div>
  );
}

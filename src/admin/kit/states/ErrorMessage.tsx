import type { ReactNode } from 'react';
import * as styles from './ErrorMessage.module.css';

/** Says what went wrong, aloud too; nothing where there is nothing to say. */
export function ErrorMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.place}>
      {children && <p className={styles.message}>{children}</p>}
    </div>
  );
}

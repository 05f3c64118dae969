import type { ReactNode } from 'react';
import * as styles from './ErrorMessage.module.css';

/** Shows and announces an error message; empty without children. */
export function ErrorMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.place}>
      {children && <p className={styles.message}>{children}</p>}
    </div>
  );
}

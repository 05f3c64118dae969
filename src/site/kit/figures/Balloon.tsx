import type { ReactNode } from 'react';
import * as styles from './Balloon.module.css';

/** An item number, the same mark as in the figures. */
export function Balloon({ children }: { children: ReactNode }) {
  return (
    <span className={styles.balloon} aria-hidden="true">
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import * as styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** The level of its title; 2 unless said otherwise. */
  heading?: 'h1' | 'h2';
  /** Advice. */
  children?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
}

/** Stands where something would be: nothing yet, nothing found, not loaded, not allowed. */
export function EmptyState({ title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

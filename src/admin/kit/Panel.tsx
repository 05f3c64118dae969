import { type ReactNode, useId } from 'react';
import * as styles from './Panel.module.css';

interface PanelProps {
  title: ReactNode;
  /** Beside the title: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen. */
export function Panel({ title, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Panels beside each other where there is room; within one another, a column of them. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>;
}

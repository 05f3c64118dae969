import { type ReactNode, useId } from 'react';
import * as styles from './Panel.module.css';

interface PanelProps {
  title: ReactNode;
  /** Next to the title: a count, a button. */
  aside?: ReactNode;
  /** Omits the padding around its content, for tables. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A titled section of a screen. */
export function Panel({ title, aside, isFlush, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} data-flush={isFlush} aria-labelledby={titleId}>
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

/** Panels side by side if they fit; nested, stacked in a column. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>;
}

import type { ReactNode } from 'react';
import * as styles from './Masthead.module.css';
import { Section } from './Section.tsx';

interface MastheadProps {
  title: string;
  /** Stands over the title: the way back. */
  above?: ReactNode;
  /** Stands under the title, in its columns. */
  below?: ReactNode;
  /** Stands in the right-hand columns on wide screens, below the title on narrow ones. */
  children: ReactNode;
}

/** The head of an inner page: its title large, and beside it what the page is about. */
export function Masthead({ title, above, below, children }: MastheadProps) {
  return (
    <Section className={styles.masthead} isColumns>
      <div className={styles.main}>
        {above}
        <h1 className={styles.title}>{title}</h1>
        {below}
      </div>
      <div className={styles.aside}>{children}</div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import * as styles from './Masthead.module.css';
import { Headline, Section } from './Section.tsx';

interface MastheadProps {
  title: string;
  above?: ReactNode;
  below?: ReactNode;
  /** Rendered in the right-hand columns on wide screens, below the title on narrow ones. */
  children: ReactNode;
}

/** A page's header: a large title, and next to it an introduction, a table of contents or a wider figure. */
export function Masthead({ title, above, below, children }: MastheadProps) {
  return (
    <Section className={styles.masthead} columns="5-7">
      <div className={styles.main}>
        {above}
        <Headline className={styles.title}>{title}</Headline>
        {below}
      </div>
      <div className={styles.aside}>{children}</div>
    </Section>
  );
}

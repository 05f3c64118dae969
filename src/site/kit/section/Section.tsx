import clsx from 'clsx';
import { type ReactNode, Suspense } from 'react';
import * as text from '../../../ui/Text.module.css';
import * as styles from './Section.module.css';

interface SectionProps {
  children: ReactNode;
  className?: string | undefined;
  id?: string;
  tone?: 'sunk' | 'opposite' | undefined;
  /** Lays the children on the page's twelve columns. */
  isColumns?: boolean;
}

/**
 * One section of a page.
 *
 * A Suspense boundary: a long page hydrates in many short tasks, the section that a reader acts on comes first, and a
 * hydration mismatch (HTML changed by others) costs no more than this section.
 */
export function Section({ children, className, id, tone, isColumns = false }: SectionProps) {
  return (
    <Suspense>
      <section id={id} className={clsx(styles.section, isColumns && styles.cols, className)} data-tone={tone}>
        {children}
      </section>
    </Suspense>
  );
}

interface SectionHeadProps {
  /** The kind of drawing: a small label above the heading. */
  tag: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Puts the lead in the right-hand columns on wide screens. */
  isLeadBeside?: boolean;
  className?: string | undefined;
}

/** Label, heading and lead of a section. */
export function SectionHead({ tag, title, lead, isLeadBeside = false, className }: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, className)} data-lead={isLeadBeside ? 'beside' : undefined}>
      <div className={styles.title}>
        <Tag>{tag}</Tag>
        <h2>{title}</h2>
      </div>
      {lead && <p className={clsx(text.lead, styles.headLead)}>{lead}</p>}
    </div>
  );
}

/** A small label above a heading. */
export function Tag({ children }: { children: ReactNode }) {
  return <p className={styles.tag}>{children}</p>;
}

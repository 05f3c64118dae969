import clsx from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { actions } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Arrow } from '../Sign.tsx';
import * as styles from './Section.module.css';

interface SectionProps {
  children: ReactNode;
  className?: string | undefined;
  id?: string;
  tone?: 'sunk' | 'opposite' | undefined;
  /** The room above and below. By default, sections in the opposite theme are large. */
  size?: 'small' | 'large';
  /** Lays the children on the page's twelve columns; `5-7` puts the first child in five, the others in seven. */
  columns?: '12' | '5-7' | '7-5';
}

/**
 * One section of a page.
 *
 * The Suspense boundary makes a long page hydrate in many short tasks, starting with the section that a reader acts on.
 * After a hydration mismatch (such as HTML that a translator has changed), React re-renders only this section.
 */
export function Section({ children, className, id, tone, size, columns }: SectionProps) {
  return (
    <Suspense>
      <section
        id={id}
        className={clsx(styles.section, tone && styles.bleed, columns && styles.cols, className)}
        data-tone={tone}
        data-size={size}
        data-columns={columns === '12' ? undefined : columns}
      >
        {children}
      </section>
    </Suspense>
  );
}

export interface SectionHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Puts the lead in the right-hand columns on wide screens. */
  isLeadBeside?: boolean;
  className?: string | undefined;
}

export function SectionHead({ title, lead, isLeadBeside = false, className }: SectionHeadProps) {
  return (
    <div
      className={clsx(styles.head, isLeadBeside && styles.cols, className)}
      data-columns={isLeadBeside ? '7-5' : undefined}
    >
      <h2>{title}</h2>
      {lead && <p className={clsx(text.lead, styles.headLead)}>{lead}</p>}
    </div>
  );
}

interface HeadlineProps {
  /** A class that sets `max-width`, and `--h1`, the font size of a short title. */
  className?: string | undefined;
  children: string;
}

/** A page's title. Long titles have a smaller font (styles/base.css), so that they don't fill the first screen. */
export function Headline({ className, children }: HeadlineProps) {
  const longer = [90, 60].find((length) => children.length > length);
  return (
    <h1 className={className} data-longer={longer}>
      {children}
    </h1>
  );
}

interface PitchProps {
  className?: string | undefined;
  lead: string;
  /** The links and buttons. Default: links to the contact page and to the services. */
  children?: ReactNode;
}

/** A lead, and below it a row of links and buttons. */
export function Pitch({ className, lead, children }: PitchProps) {
  return (
    <div className={clsx(styles.pitch, className)}>
      <p className={text.lead}>{lead}</p>
      <div className={styles.row}>
        {children ?? (
          <>
            <StartLink />
            <ButtonLink href="/services">{actions.services}</ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

export function StartLink() {
  return (
    <ButtonLink variant="primary" href="/contact">
      {actions.start}
      <Arrow />
    </ButtonLink>
  );
}

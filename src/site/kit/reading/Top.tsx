import clsx from 'clsx';
import type { ReactNode } from 'react';
import { reading } from '../../../content/text/reading.ts';
import * as text from '../../../ui/Text.module.css';
import { Headline, Section } from '../section/Section.tsx';
import * as styles from './Top.module.css';

export type Fact = readonly [term: string, value: ReactNode];

interface TopProps {
  /** The link to the parent page, and a text after the link, such as an article's category. */
  crumb?: { href: string; label: string; part: string };
  title: string;
  lead: string;
  children?: ReactNode;
  picture?: ReactNode;
  /** Spans the page below the title. */
  cover?: ReactNode;
  /** The first fact has the widest cell. */
  facts: readonly Fact[];
}

/** The header of a page to read, such as an article: breadcrumb, title, and facts in ruled cells. */
export function Top({ crumb, title, lead, children, picture, cover, facts }: TopProps) {
  return (
    <Section className={styles.top} columns="12">
      <div className={clsx(styles.say, picture ? styles.narrow : undefined)}>
        {crumb && (
          <nav className={`${text.note} ${styles.crumb}`} aria-label={reading.crumb}>
            <a href={crumb.href}>{crumb.label}</a>
            <span aria-hidden="true">/</span>
            <span>{crumb.part}</span>
          </nav>
        )}
        <Headline className={styles.title}>{title}</Headline>
        {/* Keeps 'a' and 'an' on the line of the next word. */}
        {lead && <p className={`${text.lead} ${styles.lead}`}>{lead.replace(/(?<= an?) /g, '\u00a0')}</p>}
        {children}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
      {cover}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={styles.fact}>
              <dt className={text.note}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

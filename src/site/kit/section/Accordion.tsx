import clsx from 'clsx';
import type { ReactNode } from 'react';
import * as disclosure from '../styles/Disclosure.module.css';
import * as styles from './Accordion.module.css';
import * as section from './Section.module.css';
import { Section, SectionHead, type SectionHeadProps } from './Section.tsx';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  /** The `name` of the `details` elements: the browser keeps at most one with the same name open. */
  name: string;
  items: readonly AccordionItem[];
  /** The item that is open at first. Default: none. */
  openId?: string;
}

/** Collapsible items with a title, such as questions or clauses. At most one is open. */
export function Accordion({ name, items, openId }: AccordionProps) {
  return (
    <div className={`${styles.accordion} ${section.rows}`}>
      {items.map((item) => (
        <details key={item.id} className={clsx(disclosure.details, styles.item)} name={name} open={item.id === openId}>
          <summary className={clsx(disclosure.summary, styles.summary)}>
            <h3>{item.title}</h3>
          </summary>
          {/* The browser opens `details` for a link to an element inside, not for a link to the `details` itself. */}
          <span id={item.id} className={styles.anchor} />
          <div className={styles.answer}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}

interface FaqProps extends SectionHeadProps {
  questions: readonly { id: string; question: string; answer: string }[];
}

/** A page's questions and answers, next to their heading. */
export function Faq({ questions, ...head }: FaqProps) {
  return (
    <Section id="faq" columns="5-7">
      <SectionHead {...head} />
      <Accordion
        name="faq"
        items={questions.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
      />
    </Section>
  );
}

import type { ReactNode } from 'react';
import * as styles from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  /** The group's name: the browser keeps at most one of its items open. */
  name: string;
  items: readonly AccordionItem[];
  /** The item open at first; none by default. */
  openId?: string;
}

/** Questions and answers, or clauses: at most one open, and the open one closes when clicked. */
export function Accordion({ name, items, openId }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} className={styles.item} name={name} open={item.id === openId}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{item.title}</h3>
          </summary>
          {/* The browser opens `details` for a link to an element inside, not for a link to the `details` itself. */}
          <span id={item.id} className={styles.anchor} />
          <div className={styles.answer}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}

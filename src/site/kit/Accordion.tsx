import type { ReactNode } from 'react';
import * as styles from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  /** Items of one name are open one at a time; the browser sees to it. */
  name: string;
  items: readonly AccordionItem[];
  /** The item that is open at first; none if left out. */
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
          {/* A link to what is folded makes the browser unfold it, script or not; a link to the details itself does not. */}
          <span id={item.id} className={styles.anchor} />
          <div className={styles.answer}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}

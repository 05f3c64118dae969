import type { ReactNode } from 'react';
import { reading } from '../../../content/text/reading.ts';
import { chaptersOf, type TextNode } from '../../../content/text/text.ts';
import { Section } from '../section/Section.tsx';
import { Prose } from './Prose.tsx';
import * as styles from './Sheet.module.css';

/** Minimum number of headings for a table of contents. */
const chaptersListed = 3;

/** A text with its table of contents and the margin for side notes. */
export function Sheet({ text, children }: { text: readonly TextNode[]; children?: ReactNode }) {
  const chapters = chaptersOf(text);
  return (
    <Section className={styles.sheet} isColumns>
      {chapters.length >= chaptersListed && (
        <nav className={styles.contents} aria-label={reading.contents}>
          <p className={styles.title}>{reading.contents}</p>
          <ul className={styles.list}>
            {chapters.map(({ id, title }) => (
              <li key={id} className={styles.chapter}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.text}>
        <Prose text={text} />
        {children}
      </div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { reading } from '../../../content/text/reading.ts';
import { chaptersOf, type TextNode } from '../../../content/text/text.ts';
import { Contents } from '../section/Contents.tsx';
import { Section } from '../section/Section.tsx';
import * as type from '../styles/Type.module.css';
import { Prose } from './Prose.tsx';
import * as styles from './Sheet.module.css';

/** Minimum number of headings for a table of contents. */
const chaptersListed = 3;

/** A text with its table of contents, and a margin for side notes. `children` follow the text. */
export function Sheet({ text, children }: { text: readonly TextNode[]; children?: ReactNode }) {
  const chapters = chaptersOf(text);
  return (
    <Section className={styles.sheet} columns="12">
      {chapters.length >= chaptersListed && (
        <div className={styles.contents}>
          <p className={type.label}>{reading.contents}</p>
          <Contents className={styles.list} label={reading.contents} entries={chapters} />
        </div>
      )}
      <div className={styles.text}>
        <Prose text={text} />
        {children}
      </div>
    </Section>
  );
}

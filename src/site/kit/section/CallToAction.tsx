import type { ReactNode } from 'react';
import { type Drawing, Figure } from '../figures/Figure.tsx';
import * as styles from './CallToAction.module.css';
import * as section from './Section.module.css';
import { Pitch, Section } from './Section.tsx';

interface CallToActionProps {
  words: { title: string; text: string; drawing: string };
  /**
   * The page's own drawing, with a viewBox as wide as its parts, so that they start where the text does.
   * `preserveAspectRatio` says which parts narrow windows show.
   */
  drawing: Drawing;
  /** The links. Default: those of a `Pitch`. */
  children?: ReactNode;
}

/** The call to action that ends a page, in the opposite theme: the title, the lead and buttons, and a drawing below. */
export function CallToAction({ words, drawing, children }: CallToActionProps) {
  return (
    <Section tone="opposite" className={`${styles.callToAction} ${section.graph}`} columns="7-5">
      <h2 className={styles.title}>{words.title}</h2>
      <Pitch lead={words.text}>{children}</Pitch>
      <Figure className={styles.figure} drawing={drawing} label={words.drawing} words={words} />
    </Section>
  );
}

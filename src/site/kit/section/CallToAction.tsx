import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Drawing, Figure } from '../figures/Figure.tsx';
import * as styles from './CallToAction.module.css';
import * as section from './Section.module.css';
import { Pitch, Section } from './Section.tsx';

interface CallToActionProps {
  words: { title: string; text: string; drawing: string };
  /** The page's own drawing, with a viewBox as wide as its parts, so that they start where the text does. */
  drawing: Drawing;
  /** `Closing.module.css`, for one row instead of a poster. */
  className?: string;
  /** The links. Default: those of a `Pitch`. */
  children?: ReactNode;
}

/** The call to action that ends a page, in the opposite theme. */
export function CallToAction({ words, drawing, className, children }: CallToActionProps) {
  return (
    <Section tone="opposite" className={clsx(styles.callToAction, section.graph, className)}>
      <h2 className={styles.title}>{words.title}</h2>
      <Pitch lead={words.text}>{children}</Pitch>
      <Figure className={styles.figure} drawing={drawing} label={words.drawing} words={words} />
    </Section>
  );
}

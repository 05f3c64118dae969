import type { ComponentType } from 'react';

/** The build writes the rules of a component into its chunk: those of a document at rest, and those that come with the script. */
type Rules = readonly [rest: string, awake: string];

interface Styled {
  styles?: Rules;
}

/** A component that is fetched after the document. */
export type Delivered<Props = object> = ComponentType<Props> &
  Styled & {
    /** The component whose rules it is drawn with, where pages of one kind share a component. */
    owner?: object;
    /** The document's title, of a page that stands for one entry of a list. */
    title?: string;
  };

/**
 * Gives the document the rules of a component, once: one request brings both. What the document `isDrawn` with has the rules
 * of rest already.
 *
 * A constructed sheet is no inline style, so the security policy allows it.
 */
export function adoptStyles<Props>(component: Delivered<Props>, isDrawn = false): void {
  const owner: Styled = component.owner ?? component;
  const { styles } = owner;
  if (!styles) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.slice(isDrawn ? 1 : 0).join(''));
  document.adoptedStyleSheets.push(sheet);
  delete owner.styles;
}

import type { ComponentType } from 'react';

/** The build writes the rules of a component into its chunk: those of a document at rest, and those that come with the script. */
type Rules = readonly [rest: string, awake: string];

/** A component that is fetched after the document. */
export type Delivered<Props = object> = ComponentType<Props> & { styles?: Rules };

/**
 * Gives the document the rules of a component, once: one request brings both. What the document `isDrawn` with has the rules
 * of rest already.
 *
 * A constructed sheet is no inline style, so the security policy allows it.
 */
export function adoptStyles<Props>(component: Delivered<Props>, isDrawn = false): void {
  const { styles } = component;
  if (!styles) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.slice(isDrawn ? 1 : 0).join(''));
  document.adoptedStyleSheets.push(sheet);
  delete component.styles;
}

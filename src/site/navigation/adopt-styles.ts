import type { ComponentType } from 'react';

/** A component that is fetched after the document; the build writes the rules that it needs into its chunk. */
export type Delivered<Props = object> = ComponentType<Props> & { styles?: string };

/**
 * Gives the document the rules of a component, once: one request brings both.
 *
 * A constructed sheet is no inline style, so the security policy allows it.
 */
export function adoptStyles(component: Delivered): void {
  if (!component.styles) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(component.styles);
  document.adoptedStyleSheets.push(sheet);
  delete component.styles;
}

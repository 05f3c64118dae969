import type { ComponentType } from 'react';

/** The CSS rules that the build adds to a component's chunk: static rules, and rules needed only with JavaScript. */
type Rules = readonly [staticRules: string, interactive: string];

interface Styled {
  styles?: Rules;
}

/** A component whose code loads separately. */
export type LazyComponent<Props = object> = ComponentType<Props> &
  Styled & {
    /** The component whose `styles` property holds the rules, if several pages share one component. */
    owner?: object;
    /** The document's title, for articles, jobs and cases. The other pages' titles are in `content/pages.ts`. */
    title?: string;
  };

/** Adds a component's CSS rules to the document, once. `isPrerendered`: the document already has the static rules. */
export function addStyles<Props>(component: LazyComponent<Props>, isPrerendered = false): void {
  const owner: Styled = component.owner ?? component;
  if (owner.styles) addRules(owner.styles.slice(isPrerendered ? 1 : 0).join(''));
  delete owner.styles;
}

/** Adds CSS rules. A constructed stylesheet isn't an inline style, so the security policy allows it. */
export function addRules(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

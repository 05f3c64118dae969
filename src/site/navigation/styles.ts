/** A lazy module with the CSS rules that the build adds to it: static rules, and rules needed only with JavaScript. */
interface Styled {
  rules?: string[];
}

/** Adds a lazy module's CSS rules to the document, once. `isPrerendered`: the document already has the static rules. */
export function addStyles(module: object, isPrerendered = false): void {
  const rules = (module as Styled).rules?.splice(0) ?? [];
  if (rules.length > 0) addRules(rules.slice(isPrerendered ? 1 : 0).join(''));
}

/** Adds CSS rules. A constructed stylesheet isn't an inline style, so the security policy allows it. */
export function addRules(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

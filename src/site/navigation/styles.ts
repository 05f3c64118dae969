/**
 * Adds a lazy module's CSS rules to the document, once. The build adds them to the module: static rules, and rules needed
 * only with JavaScript. `isPrerendered`: the document already has the static rules.
 */
export function addStyles(module: object, isPrerendered = false): void {
  const rules = (module as { rules?: string[] }).rules?.splice(0) ?? [];
  if (rules.length > 0) addRules(rules.slice(isPrerendered ? 1 : 0).join(''));
}

/** Adds CSS rules. A constructed stylesheet isn't an inline style, so the security policy allows it. */
export function addRules(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Unwraps texts that a translator has wrapped in `<font>`, so that hydration finds the document's own elements. */
export function unwrapTranslations(root: Element): void {
  for (const wrapper of root.querySelectorAll('font')) wrapper.replaceWith(...wrapper.childNodes);
  root.normalize();
}

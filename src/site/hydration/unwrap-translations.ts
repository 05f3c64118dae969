/** Unwraps the elements that translators wrap texts in, so that hydration finds the document's own elements. */
export function unwrapTranslations(root: Element): void {
  for (const wrapper of root.querySelectorAll('font')) wrapper.replaceWith(...wrapper.childNodes);
  root.normalize();
}

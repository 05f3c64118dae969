/** Puts a translator's words where the words were that it has wrapped: hydration finds the document's own elements again. */
export function unwrapTranslations(root: Element): void {
  for (const wrapper of root.querySelectorAll('font')) wrapper.replaceWith(...wrapper.childNodes);
  root.normalize();
}

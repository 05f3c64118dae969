/** The fragment, and the element's id, of an article. */
export function articleId(id: number): string {
  return `article-${id}`;
}

/** The article that a fragment or an element's id names; NaN if it names none. */
export function idIn(fragment: string | undefined): number {
  return Number(/^#?article-(\d+)$/.exec(fragment ?? '')?.[1]);
}

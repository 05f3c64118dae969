/** Returns the ID of an article's element, which is also the fragment of links to it. */
export function articleId(id: number): string {
  return `article-${id}`;
}

/** Returns the article ID in a fragment or element ID; NaN if there is none. */
export function idIn(fragment: string | undefined): number {
  return Number(/^#?article-(\d+)$/.exec(fragment ?? '')?.[1]);
}

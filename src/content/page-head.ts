/** The words of a page in tabs, search results and shared links. */
export interface PageHead {
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
  /** 'agency' if the page describes the agency to search engines in full. Otherwise it only names the agency. */
  readonly about?: 'agency';
  /** Whether the page links to the blog's feed. */
  readonly hasFeed?: boolean;
}

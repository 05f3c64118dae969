/** A piece of the content that answers one question of the demo assistant’s visitors. */
export interface Passage {
  /** Address of the page it is from: a path of the site, with a fragment where the page has one for it. */
  path: string;
  title: string;
  /** The answer, in Markdown. */
  text: string;
  /** Words that people ask for it with and that it does not hold. */
  asked?: string;
  /** How much it counts, 1 where left out: an aside of an article counts less than the subject of a page. */
  weight?: number;
  /** How people ask for it, a phrase after each other, with semicolons between. */
  phrases?: string;
  /** Tells of something that the site is silent about. */
  isUnsaid?: boolean;
}

/** A piece of the content that answers one question of the demo assistant’s visitors. */
export interface Passage {
  /** The path of its page, with the fragment of its section if there is one. */
  path: string;
  title: string;
  /** The answer, in Markdown. */
  text: string;
  /** Search words that the passage doesn't contain. */
  asked?: string;
  /** The weight, 1 by default: an aside of an article counts less than the subject of a page. */
  weight?: number;
  /** Phrases that ask for it, separated by semicolons. */
  phrases?: string;
  /** True if it's about something that the site doesn't mention. */
  isUnsaid?: boolean;
}

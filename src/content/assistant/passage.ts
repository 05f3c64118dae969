/** A part of the content that the demo assistant can return as an answer. */
export interface Passage {
  /** The path of the passage's page, with the fragment of the section if there is one. */
  path: string;
  title: string;
  /** The answer, in Markdown. */
  text: string;
  /** Extra words that find the passage, although its text doesn't contain them. */
  asked?: string;
  /** The weight in the search. Default: 1. An aside of an article has less weight than the subject of a page. */
  weight?: number;
  /** Visitors' phrases that ask for the passage, separated by semicolons. */
  phrases?: string;
  /** True if the passage is about something that the site doesn't mention. */
  isUnsaid?: boolean;
}

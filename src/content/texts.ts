import { readArticles } from './blog/read-articles.ts';
import { readCases } from './cases/read-cases.ts';
import { readOwnPages } from './read-own-pages.ts';
import type { TextNode } from './text/text.ts';

// Runs only in Node. For browsers, the build replaces this module and writes each text to a file: src/bundle/texts.ts.
const texts = new Map<string, readonly TextNode[]>([
  ...readArticles().articles.map(({ post, text }) => [`articles/${post.slug}`, text] as const),
  ...readOwnPages().pages.map(({ page, text }) => [`pages/own${page.path}`, text] as const),
  ...readCases().cases.map(({ slug, text }) => [`cases/${slug}`, text] as const),
]);

/** Loads a text, such as `articles/SLUG`. Errors: rejects if it doesn't exist or can't be fetched. */
export async function loadText(file: string): Promise<readonly TextNode[]> {
  const text = texts.get(file);
  if (!text) throw new Error(`There is no text '${file}'`);
  return text;
}

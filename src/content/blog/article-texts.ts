import type { ArticleNode } from './blog.ts';
import { readArticles } from './read-articles.ts';

// In a browser each text is a file of its own: the build writes them, src/bundle/articles.ts.
const texts = new Map(readArticles().articles.map(({ post, text }) => [post.slug, text]));

/** The text of an article by its slug. Errors: rejects when there is none, or when it can't be fetched; ask again then. */
export async function loadText(slug: string): Promise<readonly ArticleNode[]> {
  const text = texts.get(slug);
  if (!text) throw new Error(`There is no article '${slug}'`);
  return text;
}

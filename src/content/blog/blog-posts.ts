import { hasBlog } from '../parts.ts';
import { readArticles } from './read-articles.ts';

// The build inlines the data into the bundles (src/bundle/texts.ts), so that no browser reads a file.
const { articles, faults } = hasBlog ? readArticles() : { articles: [], faults: [] };

/** The articles' data without their texts, newest first. */
export const posts = articles.map(({ post }) => post);

/** The description of each article for search results, by slug. Browsers don't need descriptions. */
export const articleDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  articles.map(({ post, description }) => [post.slug, description]),
);

export const articleFaults: readonly string[] = faults;

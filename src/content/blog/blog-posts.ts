import { readArticles } from './read-articles.ts';

// The build writes all of it into the bundles (src/bundle/articles.ts), so that no browser reads a file.
const { articles, faults } = readArticles();

/** Everything about the articles but their texts, newest first. */
export const posts = articles.map(({ post }) => post);

/** The description of each article for search results, by its slug; a browser needs none of it. */
export const articleDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  articles.map(({ post, description }) => [post.slug, description]),
);

/** Faults of the article files, a sentence each. */
export const articleFaults: readonly string[] = faults;

import { readArticles } from './read-articles.ts';

// The build writes both into the bundles (src/bundle/articles.ts), so that no browser reads a file.
const { articles, faults } = readArticles();

/** Everything about the articles but their texts, newest first. */
export const posts = articles.map(({ post }) => post);

/** Faults of the article files, a sentence each. */
export const articleFaults: readonly string[] = faults;

import { articlePath } from '../../../src/content/blog/blog.ts';
import { posts } from '../../../src/content/blog/blog-posts.ts';
import { jobPath, jobs } from '../../../src/content/pages/jobs.ts';
import { pagePaths } from '../../../src/content/pages.ts';

/** An address of every kind of public page, the page for wrong ones included. */
export const publicPaths: readonly string[] = [
  ...pagePaths,
  ...posts.slice(0, 1).map(({ slug }) => articlePath(slug)),
  ...jobs.slice(0, 1).map(jobPath),
  '/nowhere',
];

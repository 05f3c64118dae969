import { articlePath } from '../../../src/content/blog/blog.ts';
import { posts } from '../../../src/content/blog/blog-posts.ts';
import { ownPages } from '../../../src/content/own-pages.ts';
import { casePath, caseStudies } from '../../../src/content/pages/cases.ts';
import { jobPath, jobs } from '../../../src/content/pages/jobs.ts';
import { hasWidget } from '../../../src/content/parts.ts';
import { pagePaths } from '../../support/pages.ts';

/** Returns whether the page of a path has the launcher of the chat widget. */
export const hasLauncher = (path: string) =>
  hasWidget && path !== '/chat' && !ownPages.some((page) => page.path === path && page.bare);

/** Legal pages that only `npm run test:all` checks, because they share the code of `/terms`. */
const alike = process.env.LOOKS === 'all' ? [] : ['/privacy', '/accessibility'];

/** The paths that tests visit: most pages, an article, a job, a case, and an unknown path. */
export const publicPaths: readonly string[] = [
  ...pagePaths.filter((path) => !alike.includes(path)),
  ...posts.slice(0, 1).map(({ slug }) => articlePath(slug)),
  ...jobs.slice(0, 1).map(jobPath),
  ...caseStudies.slice(0, 1).map(({ slug }) => casePath(slug)),
  '/nowhere',
];

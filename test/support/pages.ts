// The table of pages, as tests need it.
import { articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { casePath, caseStudies } from '../../src/content/pages/cases.ts';
import { jobPath, jobs } from '../../src/content/pages/jobs.ts';
import { loadPage } from '../../src/site/navigation/page.ts';
import { table } from '../../src/site/pages.ts';

const { pages } = table;

/** The paths of the pages without parameters. */
export const pagePaths: readonly string[] = pages.flatMap(({ pattern }) => (pattern.includes(':') ? [] : pattern));

/** The paths of all pages. */
export const allPaths: readonly string[] = [
  ...pagePaths,
  ...posts.map(({ slug }) => articlePath(slug)),
  ...jobs.map(jobPath),
  ...caseStudies.map(({ slug }) => casePath(slug)),
];

/** The links in the header. */
export const headerLinks: readonly { href: string; label: string }[] = pages.flatMap(({ pattern, header }) =>
  header ? { href: pattern, label: header } : [],
);

export async function titleOf(path: string): Promise<string> {
  return (await loadPage(table, path)).head.title;
}

export const footerPaths: readonly string[] = pages.flatMap(({ pattern, footer }) => (footer ? pattern : []));

/** Returns the name of a page's document in `dist/`, without its extension. */
export function documentName(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}

// The table of pages, as tests need it.
import { loadPage } from '../../src/site/navigation/load-page.ts';
import { table } from '../../src/site/pages.ts';

const { pages } = table;

/** The paths of the pages without parameters. */
export const pagePaths: readonly string[] = pages.flatMap(({ pattern }) => (pattern.includes(':') ? [] : pattern));

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

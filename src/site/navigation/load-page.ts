import { matchRoute } from 'wouter';
import { parsePattern } from '../../lib/parse-pattern.ts';
import type { PageModule, PageRow, PageTable, Params, SinglePage } from './page.ts';

/** A page whose code and data have loaded. */
export interface LoadedPage extends SinglePage {
  /** The module with the page's CSS rules. */
  readonly module: PageModule;
}

/** Returns whether the application renders a path. A page with parameters may still not exist. */
export function hasPage(table: PageTable, path: string): boolean {
  return match(table, path) !== undefined;
}

/** Loads the page of a path, or the not-found page. Errors: rejects if code or data can't be loaded. */
export async function loadPage(table: PageTable, path: string): Promise<LoadedPage> {
  const found = match(table, path);
  const module = found && (await found.row.load());
  const page = module && ('load' in module.page ? await module.page.load(found.params) : module.page);
  if (page) return { ...page, module };
  const notFound = await table.loadNotFound();
  return { ...notFound.page, module: notFound };
}

/** Returns the row of a path, and the path's parameters. */
function match({ pages }: PageTable, path: string): { row: PageRow; params: Params } | undefined {
  const decoded = decode(path);
  for (const row of pages) {
    const [isMatch, params] = matchRoute(parsePattern, row.pattern, decoded);
    if (isMatch) return { row, params: params as Params };
  }
  return undefined;
}

/** Decodes a path as wouter does: a path that can't be decoded stays as it is. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

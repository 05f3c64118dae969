import type { ComponentType } from 'react';
import { matchRoute } from 'wouter';
import type { BlogPost } from '../../content/blog/blog.ts';
import type { PageHead } from '../../content/page-head.ts';
import type { CaseStudy } from '../../content/pages/cases.ts';
import type { Job } from '../../content/pages/jobs.ts';
import { parsePattern } from '../../lib/parse-pattern.ts';

export interface SiteHead extends Omit<PageHead, 'about'> {
  /** The subject of the page for search engines. Default: only the agency's name and address. */
  readonly about?:
    | PageHead['about']
    | { readonly article: BlogPost }
    | { readonly job: Job }
    | { readonly study: CaseStudy };
  /** The language, such as `de`. Default: English. */
  readonly lang?: string | undefined;
  /** The path of the page in another language that says the same. */
  readonly translates?: string | undefined;
  /** Whether search engines leave it out. */
  readonly noindex?: boolean | undefined;
  /** Whether it has neither the header nor the links of the footer. */
  readonly bare?: boolean | undefined;
  /** The file of its words, relative to the project. */
  readonly source?: string;
  /** The day of the last change, YYYY-MM-DD, for the sitemap. */
  readonly changed?: string;
}

/** The file of a page, which exports `page`. */
export interface PageModule {
  readonly page: SinglePage | PageSeries;
}

export interface SinglePage {
  readonly Page: ComponentType;
  readonly head: SiteHead;
}

/** The pages of one pattern, such as all articles. */
export interface PageSeries {
  /** The paths of all pages, which the build renders. */
  readonly paths: readonly string[];
  /** Returns the page with these parameters; null if there is none. Errors: rejects if its text can't be loaded. */
  readonly load: (params: Params) => SinglePage | null | Promise<SinglePage | null>;
}

export type Params = Readonly<Record<string, string>>;

export interface PageRow {
  /** The page's path, or wouter's pattern of several paths, such as `/blog/:slug`. */
  readonly pattern: string;
  /** Imports the page's file, which is a separate chunk. */
  readonly load: () => Promise<PageModule>;
  /** The text of the page's link in the header. */
  readonly header?: string;
  /** The text of the page's link in the footer. */
  readonly footer?: string;
}

/** All pages of the site: the rows, and the page that every other path shows. */
export interface PageTable {
  readonly pages: readonly PageRow[];
  readonly loadNotFound: () => Promise<{ page: SinglePage }>;
}

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

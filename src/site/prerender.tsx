import { prerenderToNodeStream } from 'react-dom/static';
import { type DocumentHead, documentHead, markdownOf, notFoundPath } from './head.ts';
import { type LoadedPage, loadPage } from './navigation/page.ts';
import { createRouter } from './navigation/router.ts';
import { table } from './pages.ts';
import { Site } from './Site.tsx';

export { notFoundPath };

/** A document of the site: an HTML file that the build writes. */
export interface SiteDocument {
  readonly path: string;
  /** The page's file, relative to the project. */
  readonly file: string;
  /** The file of the page's words, or else `file`. */
  readonly source: string;
  readonly head: DocumentHead;
  /** The day of the last change, YYYY-MM-DD, for the sitemap. */
  readonly changed: string | undefined;
  /** Renders the page with its shell. Errors: rejects with what the page throws, so that the build stops. */
  readonly render: () => Promise<string>;
}

export const patterns: readonly string[] = table.pages.map(({ pattern }) => pattern);

/** Returns all documents in the order of the table of pages, then the not-found page. */
export async function documents(): Promise<readonly SiteDocument[]> {
  const paths = table.pages.map(async ({ pattern, load }) => {
    const { page } = await load();
    return 'load' in page ? page.paths : [pattern];
  });
  return Promise.all([...(await Promise.all(paths)).flat(), notFoundPath].map(documentOf));
}

async function documentOf(path: string): Promise<SiteDocument> {
  const page = await loadPage(table, path);
  // The build adds the name of its file to each page's module (src/bundle/plugins.ts).
  const { file = '' } = page.module as { file?: string };
  return {
    ...{ path, file, source: page.head.source ?? markdownOf(page.head).source ?? file },
    ...{ head: documentHead(path, page.head), changed: page.head.changed },
    render: () => render(path, page),
  };
}

async function render(path: string, page: LoadedPage): Promise<string> {
  const site = <Site path={path} router={createRouter(table, { path, page })} />;
  // React omits a component that throws, and renders the rest. But the build must fail.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(site, {
    // Renders the page in one piece, because a section streamed later would need a script to move it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  return html;
}

import { prerenderToNodeStream } from 'react-dom/static';
import { pagePaths } from '../content/pages.ts';
import type { PageLoader } from './page-loader.ts';
import * as notFound from './pages/not-found/NotFound.tsx';
import { type PageModule, routes } from './routes.ts';
import { Site } from './Site.tsx';

export { pageHead } from './head.ts';

/** What stands for every address that is none: the not-found page. */
export const notFoundPath = '/404';

/** The documents to make: every public page and the not-found page. */
export const documentPaths: readonly string[] = [...pagePaths, notFoundPath];

/** The HTML of every document's body, by path. Errors: throws what a page throws, so that the build stops. */
export async function prerenderAll(): Promise<Map<string, string>> {
  const pages = await loadAll();
  const bodies = await Promise.all(documentPaths.map((path) => prerenderOne(pages, path)));
  return new Map(documentPaths.map((path, index) => [path, bodies[index] ?? '']));
}

async function prerenderOne(pages: PageLoader, path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<Site pages={pages} ssrPath={path} />, {
    // The error boundary would draw its apology into the page; a build has to fail instead.
    onError(error) {
      throw error;
    },
  });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

async function loadAll(): Promise<PageLoader> {
  const modules = new Map<string, PageModule>([[notFoundPath, notFound]]);
  for (const path of pagePaths) modules.set(path, await routes[path]());
  const peek = (path: string) => modules.get(path);
  return {
    has: (path) => modules.has(path),
    peek,
    load: async (path) => peek(path) ?? notFound,
  };
}

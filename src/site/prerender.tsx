import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { pagePaths } from '../content/pages.ts';
import type { PageLoader } from './page-loader.ts';
import { isPagePath, type PageModule, routeOf } from './routes.ts';
import { Site } from './Site.tsx';

export { contentFaults } from '../content/content-faults.ts';
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
  const Page = pages.peek(path)?.Page;
  if (!Page || !routeOf(path).isStatic) return render(<Site pages={pages} prerendering={{ path, staticHtml: '' }} />);
  // A static page is rendered by itself, without the store: should it ask for state, the build stops here.
  const staticHtml = await render(<Page />);
  return render(<Site pages={withoutPages(pages)} prerendering={{ path, staticHtml }} />);
}

/** As the browser finds it: the code of a static page is not there. */
function withoutPages(pages: PageLoader): PageLoader {
  return { ...pages, peek: () => undefined };
}

async function render(element: ReactElement): Promise<string> {
  // A part that waits for others would be left out of the page; a build has to fail instead.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, { onError: (error) => void errors.push(error) });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  return html;
}

async function loadAll(): Promise<PageLoader> {
  const modules = new Map<string, PageModule>();
  for (const path of documentPaths) modules.set(path, await routeOf(path).load());
  return {
    has: isPagePath,
    peek: (path) => modules.get(path),
    load: (path) => routeOf(path).load(),
    loadStyles: async () => undefined,
  };
}

/** Whether a document does without its page's code. */
export function isStaticPath(path: string): boolean {
  return routeOf(path).isStatic;
}

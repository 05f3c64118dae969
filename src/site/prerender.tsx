import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { articlePath } from '../content/blog/blog.ts';
import { posts } from '../content/blog/blog-posts.ts';
import { casePath, caseStudies } from '../content/pages/cases.ts';
import { jobPath, jobs } from '../content/pages/jobs.ts';
import { pagePaths } from '../content/pages.ts';
import { loadPage } from './navigation/routes.ts';
import { Site } from './Site.tsx';

export { contentFaults, contentNotices } from '../content/content-faults.ts';
export { pageHead } from './head.ts';

/** The path of the not-found page, which is served for every unknown address. */
export const notFoundPath = '/404';

/** The documents to make: every public page, every article, every job, every case and the not-found page. */
export const documentPaths: readonly string[] = [
  ...pagePaths,
  ...posts.map(({ slug }) => articlePath(slug)),
  ...jobs.map(jobPath),
  ...caseStudies.map(({ slug }) => casePath(slug)),
  notFoundPath,
];

/** Renders every document's body, by path. Errors: throws what a page throws, so that the build stops. */
export async function prerenderAll(): Promise<Map<string, string>> {
  return new Map(await Promise.all(documentPaths.map(async (path) => [path, await prerender(path)] as const)));
}

async function prerender(path: string): Promise<string> {
  return render(<Site first={{ path, Page: await loadPage(path) }} />);
}

async function render(element: ReactElement): Promise<string> {
  // A part that fails would be left out of the page: the build has to fail instead.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    // In one piece: a section streamed later would need a script to move it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  return html;
}

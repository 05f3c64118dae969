import { prerenderToNodeStream } from 'react-dom/static';
import { loadPage } from './navigation/routes.ts';
import { Site } from './Site.tsx';

export { contentFaults, contentNotices } from '../content/content-faults.ts';
export { documentPaths, notFoundPath, pageHead } from './head.ts';

/** Renders the body of a document. Errors: throws what the page throws, so that the build stops. */
export async function prerender(path: string): Promise<string> {
  const site = <Site first={{ path, Page: await loadPage(path) }} />;
  // A part that fails would be left out of the page: the build has to fail instead.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(site, {
    // In one piece: a section streamed later would need a script to move it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  return html;
}

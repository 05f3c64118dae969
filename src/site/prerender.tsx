import { prerenderToNodeStream } from 'react-dom/static';
import { loadPage } from './navigation/routes.ts';
import { Site } from './Site.tsx';

export { contentFaults, contentNotices } from '../content/content-faults.ts';
export { documentPaths, notFoundPath, pageHead } from './head.ts';

/** Returns the HTML of a page with its shell. Errors: rejects with what the page throws, so that the build stops. */
export async function prerender(path: string): Promise<string> {
  const site = <Site first={{ path, Page: await loadPage(path) }} />;
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

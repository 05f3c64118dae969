import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { gate, serve } from '../../support/server.ts';

/** Serves the contact form; never responds to messages. `received` resolves when one arrives. */
export async function serveContactPage() {
  const { outputFiles } = await build({
    entryPoints: { page: fileURLToPath(new URL('contact-page.tsx', import.meta.url)) },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text;
  const html =
    '<!doctype html><html lang="en"><title>Contact</title><main id="app"></main><script type="module" src="/page.js"></script>';
  const { open: receive, opened: received } = gate<ServerResponse>();
  const url = await serve((request, response) => {
    if (request.method === 'POST') return receive(response);
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    return response.end(isScript ? script : html);
  });
  return { url: `${url}/`, received };
}

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { drawingsPlugin } from '../../../src/bundle/drawings.ts';

/** Serves the contact page, and the address that its messages go to, until the test's end. */
export async function serveContactPage(test: TestContext) {
  const { outputFiles } = await build({
    entryPoints: { page: fileURLToPath(new URL('contact-page.tsx', import.meta.url)) },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    plugins: [drawingsPlugin],
    define: { 'process.env.NODE_ENV': '"production"', __CONTACT_URL__: '"/messages"' },
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text;
  const html =
    '<!doctype html><html lang="en"><title>Contact</title><main id="app"></main><script type="module" src="/page.js"></script>';
  /** The received requests, and the response to the next one. */
  const desk = { url: '', messages: [] as unknown[], answer: ((_, response) => response.end()) as RequestListener };
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      desk.messages.push(JSON.parse(await text(request)));
      desk.answer(request, response);
      return;
    }
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  test.after(() => {
    server.close();
    server.closeAllConnections();
  });
  desk.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return desk;
}

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { gate } from '../../support/server.ts';

/** Serves the contact form until the test ends; never responds to messages. `received` resolves when one arrives. */
export async function serveContactPage(test: TestContext) {
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
  const server = createServer((request, response) => {
    if (request.method === 'POST') return receive(response);
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    return response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  test.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

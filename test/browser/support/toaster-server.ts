import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const securityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** Bundles and serves the toaster's page under the site's security policy. */
export async function serveToasterPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const { outputFiles } = await build({
    entryPoints: { page: `${folder}toaster-page.tsx`, base: `${folder}toaster-page.css` },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logOverride: { 'import-is-undefined': 'error' },
  });
  const html =
    '<!doctype html><html lang="en"><head><title>Toasts</title><meta name="viewport" content="width=device-width">' +
    `<link rel="stylesheet" href="/base.css"><link rel="stylesheet" href="/page.css"></head>` +
    '<body><div id="app"></div><script type="module" src="/page.js"></script></body></html>';
  const files = new Map<string, readonly [string, string]>([
    ['/', ['text/html', html]],
    ...outputFiles.map(
      ({ path, text }) => [path, [path.endsWith('.css') ? 'text/css' : 'text/javascript', text]] as const,
    ),
  ]);
  const server = createServer((request, response) => {
    const [type, text] = files.get(request.url?.split('?')[0] ?? '') ?? [];
    if (!type) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': securityPolicy });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import type { RequestListener } from 'node:http';
import { build } from 'esbuild';
import { partConstants, sourcesPlugin } from '../../../src/bundle/plugins.ts';
import { reply, serve } from '../../support/server.ts';

const html =
  '<!doctype html><html lang="en"><head><title>Test</title><meta name="viewport" content="width=device-width">' +
  '<link rel="stylesheet" href="/page.css"></head><body><div id="app"></div><script type="module" src="/page.js"></script></body></html>';
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Bundles files of this folder, and serves them as a page that only tests have. `onPost` responds to its messages. */
export async function serveTestPage(files: string[], securityPolicy = '', onPost?: RequestListener): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    define: { ...partConstants, 'process.env.NODE_ENV': '"production"' },
    plugins: [sourcesPlugin('.', false)],
    logOverride: { 'import-is-undefined': 'error' },
  });
  return serve((request, response) => {
    if (request.method === 'POST') return onPost?.(request, response);
    const extension = /\.(js|css)$/.exec(request.url ?? '')?.[0] ?? '';
    const file = outputFiles.find(({ path }) => extension && path.endsWith(extension));
    return reply(response, 200, file?.text ?? html, {
      'content-type': `${types[extension] ?? 'text/html'}; charset=utf-8`,
      ...(securityPolicy && { 'content-security-policy': securityPolicy }),
    });
  });
}

// Tests uploads by XMLHttpRequest, which Node doesn't have, and the browser's limit for `keepalive`. test/http tests how the client handles the responses.
import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { bodyOf, reply, serve } from '../support/server.ts';
import { browserTest, visit } from './support/browser.ts';

const { outputFiles } = await build({
  stdin: {
    contents: `
      import { createClient } from './src/http/client.ts';
      import { fetchWithProgress } from './src/http/upload.ts';
      const settings = { readToken: () => 'abc', onUnauthorized() {}, timeoutMs: 120_000 };
      window.write = async (...sizes) => {
        const client = createClient({ baseUrl: location.origin, ...settings });
        const write = (size) => client.request({ method: 'POST', path: '/ok', body: 'x'.repeat(size) });
        return (await Promise.all(sizes.map(write))).map(({ length }) => length);
      };
      window.upload = async ({ path, size, idleMs, stopAt }) => {
        const body = new FormData();
        body.append('image', new File([new Uint8Array(size)], 'a.png', { type: 'image/png' }));
        const controller = new AbortController();
        const shares = [];
        const onProgress = (share) => {
          shares.push(share);
          if (share >= stopAt) controller.abort();
        };
        const options = { method: 'POST', headers: { authorization: 'Bearer abc' }, body, signal: controller.signal };
        if (stopAt === 0) setTimeout(() => controller.abort(), 50);
        return fetchWithProgress(onProgress, idleMs)(location.origin + path, options).then(
          async (response) => ({
            status: response.status,
            text: await response.text(),
            retryAfter: response.headers.get('retry-after'),
            shares,
          }),
          ({ name, kind }) => ({ error: kind ?? name, shares }),
        );
      };`,
    resolveDir: '.',
    loader: 'ts',
  },
  bundle: true,
  format: 'iife',
  write: false,
});
const script = outputFiles[0]?.text ?? '';

const responders: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/': (_, response) => reply(response, 200, `<script>${script}</script>`, { 'content-type': 'text/html' }),
  '/ok': async (request, response) => {
    const { authorization, 'content-type': type = '' } = request.headers;
    reply(response, 200, { authorization, type: type.split(';')[0], length: (await bodyOf(request)).length });
  },
  '/empty': async (request, response) => {
    await bodyOf(request);
    reply(response, 204);
  },
  '/large': async (request, response) => {
    await bodyOf(request);
    reply(response, 413, 'Too large', { 'retry-after': '3' });
  },
  '/lost-request': (request) => request.once('data', () => request.socket.destroy()),
  '/lost-response': async (request, response) => {
    await bodyOf(request);
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"a":');
    response.socket?.end();
  },
  '/moved': async (request, response) => {
    await bodyOf(request);
    reply(response, 303, {}, { location: '/ok' });
  },
  '/stall': () => undefined,
  '/silent': (request) => bodyOf(request),
};

const url = await serve(async (request, response) => {
  // Ignores errors, because after a canceled upload the server has only a part of the body.
  await Promise.resolve(responders[request.url ?? '']?.(request, response)).catch(() => undefined);
});

interface Result {
  status?: number;
  text?: string;
  retryAfter?: string;
  error?: string;
  shares: number[];
}

async function upload(
  page: Page,
  path: string,
  options: { size?: number; idleMs?: number; stopAt?: number } = {},
): Promise<Result> {
  const call = { path, size: 100_000, idleMs: 120_000, stopAt: 2, ...options };
  return (await page.evaluate(`upload(${JSON.stringify(call)})`)) as Result;
}

browserTest('an upload sends the form with its headers, reports progress and reads the response', async (t) => {
  const { page, expects } = await visit(t, url);
  expects(/status of 413/);
  const { text = '', shares } = await upload(page, '/ok', { size: 3_000_000 });
  const { authorization, type, length } = JSON.parse(text);
  assert.deepEqual([authorization, type], ['Bearer abc', 'multipart/form-data']);
  assert.ok(length > 3_000_000);
  assert.equal(shares.at(-1), 1);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  const { status, text: message, retryAfter } = await upload(page, '/large');
  assert.deepEqual([status, message, retryAfter], [413, 'Too large', '3']);
  assert.equal((await upload(page, '/empty')).status, 204);
});

browserTest('writes of any size arrive together, although requests that outlive their page are limited', async (t) => {
  const { page, expects } = await visit(t, url);
  expects(/ERR_FAILED|Failed to fetch|keepalive/i);
  const isRefused = await page.evaluate(() =>
    fetch('/ok', { method: 'POST', keepalive: true, body: 'x'.repeat(65_537) }).then(
      () => false,
      () => true,
    ),
  );
  assert.equal(isRefused, true);
  const sizes = [70_000, 30_000, 30_000, 30_000, 100];
  const arrived = (await page.evaluate(`write(...${JSON.stringify(sizes)})`)) as number[];
  // The quotes of the JSON text add two bytes.
  assert.deepEqual(
    arrived,
    sizes.map((size) => size + 2),
  );
});

browserTest('an upload fails after a lost connection, a redirect, a stall or an abort', async (t) => {
  const { page, expects } = await visit(t, url);
  expects(/lost-request/, /lost-response/);
  for (const [path, error, options] of [
    ['/lost-request', 'TypeError', { size: 20_000_000 }],
    ['/lost-response', 'TypeError'],
    ['/moved', 'TypeError'],
    ['/stall', 'TIMEOUT_ERROR', { size: 50_000_000, idleMs: 300 }],
    // The server receives the whole body, but never responds.
    ['/silent', 'TIMEOUT_ERROR', { idleMs: 300 }],
    ['/stall', 'AbortError', { size: 20_000_000, stopAt: 0 }],
    ['/silent', 'AbortError', { size: 20_000_000, stopAt: 0.01 }],
  ] as const)
    assert.equal((await upload(page, path, options)).error, error, path);
});

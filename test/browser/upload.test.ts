// Uploads in a real browser, against servers that behave and that don't.
import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { bodyOf, reply, serve } from '../support/server.ts';
import { browser, browserTest } from './support/browser.ts';

const { outputFiles } = await build({
  stdin: {
    contents: `
      import { createClient } from './src/http/client.ts';
      import { UNLIMITED_MS, fetchWithProgress } from './src/http/upload.ts';
      window.upload = async ({ path, size, idleMs, stopAt }) => {
        const client = createClient({ baseUrl: '/', readToken: () => 'abc', onUnauthorized() { window.ended = true; }, timeoutMs: 15000 });
        const body = new FormData();
        body.append('image', new File([new Uint8Array(size)], 'a.png', { type: 'image/png' }));
        const controller = new AbortController();
        const shares = [];
        const onProgress = (share) => {
          shares.push(share);
          if (share >= stopAt) controller.abort();
        };
        const fetch = fetchWithProgress(onProgress, idleMs);
        const call = { method: 'POST', path, body, fetch, timeoutMs: UNLIMITED_MS };
        if (stopAt === 0) setTimeout(() => controller.abort(), 50);
        return client.request(call, controller.signal).then(
          (data) => ({ data, shares }),
          ({ name, kind, status, text, body, headers }) => ({
            name,
            kind,
            status,
            text,
            body,
            retryAfter: headers?.get('retry-after'),
            shares,
          }),
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

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/': (_, response) => reply(response, 200, `<script>${script}</script>`, { 'content-type': 'text/html' }),
  '/ok': async (request, response) => {
    const { authorization, 'content-type': type = '' } = request.headers;
    reply(response, 200, { authorization, type: type.split(';')[0], length: (await bodyOf(request)).length });
  },
  '/empty': async (request, response) => {
    await bodyOf(request);
    reply(response, 204);
  },
  '/text': async (request, response) => {
    await bodyOf(request);
    reply(response, 200, 'stored');
  },
  '/large': async (request, response) => {
    await bodyOf(request);
    reply(response, 413, { message: 'Too large' }, { 'retry-after': '3' });
  },
  '/unauthorized': async (request, response) => {
    await bodyOf(request);
    reply(response, 401, {});
  },
  '/drop': (request) => request.once('data', () => request.socket.destroy()),
  '/drop-answer': async (request, response) => {
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
  // After a canceled upload, the server has only a part of the body.
  await Promise.resolve(answers[request.url ?? '']?.(request, response)).catch(() => undefined);
});
let page: Page | undefined;

/** Returns the page that all these tests share; it holds the client. */
async function uploadPage(): Promise<Page> {
  if (page) return page;
  page = await (await browser()).newPage();
  await page.goto(url);
  return page;
}

interface Result {
  data?: unknown;
  name?: string;
  kind?: string;
  status?: number;
  text?: string;
  body?: unknown;
  retryAfter?: string;
  shares: number[];
}

async function upload(
  path: string,
  options: { size?: number; idleMs?: number; stopAt?: number } = {},
): Promise<Result> {
  const asked = { path, size: 100_000, idleMs: 120_000, stopAt: 2, ...options };
  return (await (await uploadPage()).evaluate(`upload(${JSON.stringify(asked)})`)) as Result;
}

browserTest('sends the form with the token, reports progress and reads the response', async () => {
  const { data, shares } = await upload('/ok', { size: 3_000_000 });
  const { authorization, type, length } = data as Record<string, unknown>;
  assert.deepEqual([authorization, type], ['Bearer abc', 'multipart/form-data']);
  assert.ok(Number(length) > 3_000_000);
  assert.equal(shares.at(-1), 1);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
});

browserTest('reads an empty response as null', async () => {
  assert.equal((await upload('/empty')).data, null);
});

browserTest('an error response is an HTTP_ERROR with status, body and Retry-After', async () => {
  const { kind, status, body, retryAfter } = await upload('/large');
  assert.deepEqual([kind, status, body, retryAfter], ['HTTP_ERROR', 413, { message: 'Too large' }, '3']);
});

browserTest('a response that isn’t JSON is a PARSING_ERROR with its text', async () => {
  const { kind, status, text } = await upload('/text');
  assert.deepEqual([kind, status, text], ['PARSING_ERROR', 200, 'stored']);
});

browserTest('a connection lost during request or response is a FETCH_ERROR', async () => {
  assert.equal((await upload('/drop', { size: 20_000_000 })).kind, 'FETCH_ERROR');
  assert.equal((await upload('/drop-answer')).kind, 'FETCH_ERROR');
});

browserTest('a redirected upload is a FETCH_ERROR, whatever the response is', async () => {
  assert.equal((await upload('/moved')).kind, 'FETCH_ERROR');
});

browserTest('a stalled upload is a TIMEOUT_ERROR, even after everything was sent', async () => {
  assert.equal((await upload('/stall', { size: 50_000_000, idleMs: 300 })).kind, 'TIMEOUT_ERROR');
  assert.equal((await upload('/silent', { idleMs: 300 })).kind, 'TIMEOUT_ERROR');
});

browserTest('a canceled upload isn’t reported as an error of the API', async () => {
  for (const stopAt of [0, 0.01]) {
    const { name, kind } = await upload(stopAt ? '/silent' : '/stall', { size: 20_000_000, stopAt });
    assert.deepEqual([name, kind], ['AbortError', undefined]);
  }
});

browserTest('a 401 ends the session', async () => {
  assert.equal((await upload('/unauthorized')).status, 401);
  assert.equal(await (await uploadPage()).evaluate('window.ended'), true);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '../../src/http/errors.ts';
import { postJson, send } from '../../src/http/send.ts';
import { mockTimers } from '../support/clock.ts';
import { gate, reply, serve } from '../support/server.ts';
import { failureOf } from './support.ts';

test('the time limit of a response restarts with each chunk, and ends a silent response', async (t) => {
  mockTimers(t.mock.timers, { apis: ['setTimeout'] });
  let body: ReadableStreamDefaultController | undefined;
  const fetch: typeof globalThis.fetch = async (_, { signal } = {}) => {
    const start = (controller: ReadableStreamDefaultController) => {
      body = controller;
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    };
    return new Response(new ReadableStream({ start }));
  };
  let chunks = 0;
  const sending = send('http://api.example', { timeoutMs: 100, fetch }, async (response, restart) => {
    for await (const _ of response.body as unknown as AsyncIterable<Uint8Array>) {
      restart();
      chunks++;
    }
  });
  const failed = failureOf(sending, 'TIMEOUT_ERROR');
  for (let count = 1; count <= 3; count++) {
    await new Promise(setImmediate);
    t.mock.timers.tick(80);
    body?.enqueue(Buffer.from('a'));
    await new Promise(setImmediate);
    assert.equal(chunks, count);
  }
  t.mock.timers.tick(100);
  await failed;
});

test('send cancels the unread body of a response that its reader rejects', async () => {
  const closed = gate();
  const url = await serve((request, response) => {
    request.socket.on('close', () => closed.open());
    response.writeHead(500);
    response.write('endless');
  });
  const reject = () => {
    throw new HttpError({ status: 500 });
  };
  await failureOf(send(url, { timeoutMs: 20_000 }, reject), 'HTTP_ERROR');
  await closed.opened;
});

test('postJson requires a successful status, but no JSON in the response', async () => {
  const url = await serve((request, response) => reply(response, Number(request.url?.slice(1)), '<p>'));
  await postJson(`${url}/204`, { a: 1 }, { timeoutMs: 20_000 });
  const error = await failureOf(postJson(`${url}/302`, { a: 1 }, { timeoutMs: 20_000 }), 'HTTP_ERROR');
  assert.equal(error.status, 302);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/http/errors.ts';
import { postJson, send } from '../../src/http/send.ts';
import { gate, reply, serve } from '../support/server.ts';
import { failureOf } from './support.ts';

test('the time limit counts silence only if every chunk restarts it', async () => {
  const pieces: string[] = [];
  const taken = gate();
  const url = await serve(async (_, response) => {
    response.write('a');
    await taken.opened;
    response.end('b');
  });
  let restarts = 0;
  const answer = await send(url, { timeoutMs: 20_000 }, async ({ body }, restart) => {
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      restart();
      restarts++;
      pieces.push(new TextDecoder().decode(piece));
      taken.open();
    }
    return pieces.join('');
  });
  assert.deepEqual([answer, restarts], ['ab', 2]);
});

test('a restarted time limit still ends a silent response', async () => {
  const url = await serve((_, response) => void response.write('a'));
  const sending = send(url, { timeoutMs: 40 }, async ({ body }, restart) => {
    for await (const _ of body as unknown as AsyncIterable<Uint8Array>) restart();
  });
  await failureOf(sending, 'TIMEOUT_ERROR');
});

test('a reader may reject a response, and an unread body is canceled', async () => {
  const closed = gate();
  const url = await serve((request, response) => {
    request.socket.on('close', () => closed.open());
    response.writeHead(500);
    response.write('endless');
  });
  const refuse = () => {
    throw new ApiError('HTTP_ERROR', { status: 500 });
  };
  await failureOf(send(url, { timeoutMs: 20_000 }, refuse), 'HTTP_ERROR');
  await closed.opened;
});

test('postJson requires only a successful status', async () => {
  const url = await serve((request, response) => reply(response, Number(request.url?.slice(1)), '<p>'));
  await postJson(`${url}/204`, { a: 1 }, { timeoutMs: 20_000 });
  const error = await failureOf(postJson(`${url}/302`, { a: 1 }, { timeoutMs: 20_000 }), 'HTTP_ERROR');
  assert.equal(error.status, 302);
});

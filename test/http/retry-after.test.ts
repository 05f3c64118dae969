import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitOutLimit } from '../../src/http/retry-after.ts';
import { reply, serve } from '../support/server.ts';
import { clientFor, failureOf, get } from './support.ts';

test('a request that may wait is sent again after the time that the server asks for, if that is at most two minutes', async () => {
  const waits = ['0.01', '0.02'];
  const url = await serve((_request, response) => {
    const wait = waits.shift();
    reply(response, wait ? 429 : 200, {}, wait ? { 'retry-after': wait } : {});
  });
  const { signal } = new AbortController();
  const client = clientFor(url);
  assert.deepEqual(await waitOutLimit(() => client.request(get()), signal), {});
  assert.deepEqual(waits, []);
  for (const tooLong of ['121', '']) {
    const limited = await serve((_request, response) => reply(response, 429, {}, { 'retry-after': tooLong }));
    await failureOf(
      waitOutLimit(() => clientFor(limited).request(get()), signal),
      'HTTP_ERROR',
    );
  }
});

test('a canceled request no longer waits', async () => {
  const controller = new AbortController();
  const url = await serve((_request, response) => {
    reply(response, 429, {}, { 'retry-after': '60' });
    setImmediate(() => controller.abort());
  });
  const load = () => clientFor(url).request(get(), controller.signal);
  await assert.rejects(waitOutLimit(load, controller.signal), { name: 'AbortError' });
});

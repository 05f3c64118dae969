import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gate, reply, serve } from '../support/server.ts';
import { clientFor, failureOf, get } from './support.ts';

test('the client reads the token for every request, and sends no Authorization header without one', async () => {
  const seen: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    seen.push(request.headers.authorization);
    reply(response, 200, {});
  });
  const tokens = ['one', null, '', 'two'];
  const client = clientFor(url, { readToken: () => tokens.shift() ?? null });
  for (let n = 0; n < 4; n++) await client.request(get());
  assert.deepEqual(seen, ['Bearer one', undefined, undefined, 'Bearer two']);
});

test('a request to another origin isn’t sent', async () => {
  const seen: unknown[] = [];
  const url = await serve((request, response) => {
    seen.push([request.url, request.headers.authorization]);
    reply(response, 200, {});
  });
  const client = clientFor('http://127.0.0.1:1/api');
  await assert.rejects(client.request(get(`${url}/elsewhere`)), /Wrong origin/);
  await clientFor(`${url}/api`).request(get('//evil.example/x'));
  assert.deepEqual(seen, [['/api/evil.example/x', 'Bearer abc']]);
});

test('the client reports a 401 once per token, however many responses are 401', async () => {
  const url = await serve(({ url }, response) => reply(response, url === '/open' ? 200 : 401, { message: 'Who?' }));
  let token: string | null = 'one';
  let reports = 0;
  const client = clientFor(url, { readToken: () => token, onUnauthorized: () => reports++ });
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => client.request(get())));
  assert.ok(all.every(({ status }) => status === 'rejected'));
  assert.equal(reports, 1);
  token = 'two';
  await failureOf(client.request(get()), 'HTTP_ERROR');
  assert.equal(reports, 2);
  token = 'three';
  await client.request(get('/open'));
  token = 'two';
  await failureOf(client.request(get()), 'HTTP_ERROR');
  assert.equal(reports, 3, 'a token that is used again is reported again');
});

test('a 401 for an earlier token, or without a token, isn’t reported', async () => {
  const blocked = gate();
  const arrived = gate();
  const url = await serve(async (request, response) => {
    arrived.open();
    if (request.headers.authorization) await blocked.opened;
    reply(response, 401, {});
  });
  let token: string | null = 'old';
  let reports = 0;
  const client = clientFor(url, { readToken: () => token, onUnauthorized: () => reports++ });
  const late = client.request(get());
  await arrived.opened;
  token = 'new';
  blocked.open();
  await failureOf(late, 'HTTP_ERROR');
  token = null;
  await failureOf(client.request({ method: 'POST', path: '/admin/login', body: {} }), 'HTTP_ERROR');
  assert.equal(reports, 0);
});

test('the message of an HTTP error contains no address, token or body', async () => {
  const url = await serve((_, response) => reply(response, 400, { password: 'secret' }));
  const error = await failureOf(
    clientFor(url).request({ method: 'POST', path: '/p', body: { password: 'secret' } }),
    'HTTP_ERROR',
  );
  assert.equal(error.message, 'HTTP_ERROR 400');
});

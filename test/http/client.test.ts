import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import { FetchError, HttpError } from '../../src/http/errors.ts';
import { retryAfter, retryAfterMs } from '../../src/http/retry-after.ts';
import { mockTimers } from '../support/clock.ts';
import { bodyOf, gate, reply, serve } from '../support/server.ts';
import { clientFor, failureOf, get } from './support.ts';

test('the client sends JSON and reads JSON, with the token in a header only', async () => {
  let seen: unknown;
  const url = await serve(async (request, response) => {
    const { method, url, headers } = request;
    const { authorization, accept, cookie, 'content-type': type } = headers;
    seen = { method, url, authorization, accept, cookie, type, body: await bodyOf(request) };
    reply(response, 201, { ok: true });
  });
  const call = { method: 'DELETE', path: '/a/b', query: { page: 1, search: '', none: undefined }, body: { id: 7 } };
  assert.deepEqual(await clientFor(`${url}/api/`).request(call), { ok: true });
  assert.deepEqual(seen, {
    method: 'DELETE',
    url: '/api/a/b?page=1',
    authorization: 'Bearer abc',
    accept: 'application/json',
    cookie: undefined,
    type: 'application/json',
    body: '{"id":7}',
  });
});

test('a write outlives its page if all such writes under way fit into 64 KiB in any language; others are sent without', async () => {
  const url = await serve(async (request, response) =>
    reply(response, 200, { length: (await bodyOf(request)).length }),
  );
  const kept: unknown[] = [];
  const record: typeof fetch = (input, init) => {
    kept.push(init?.keepalive);
    return fetch(input, init);
  };
  const client = clientFor(url, { fetch: record });
  const write = (text: string) => client.request({ method: 'POST', path: '/x', body: text });
  // A character counts three bytes, the most that it can have. The quotes of the JSON text count, too.
  await write('€'.repeat(21_843));
  await write('x'.repeat(21_844));
  await Promise.all(['x', 'y', 'z'].map((letter) => write(letter.repeat(10_000))));
  await Promise.all([write('x'.repeat(20_000)), client.request(get())]);
  assert.deepEqual(kept, [true, false, true, true, false, true, false]);
});

test('the client sends a form unchanged', async () => {
  let type = '';
  let body = '';
  const url = await serve(async (request, response) => {
    type = request.headers['content-type'] ?? '';
    body = await bodyOf(request);
    reply(response, 200, {});
  });
  const form = new FormData();
  form.append('images', new File(['hello'], 'a.png', { type: 'image/png' }));
  await clientFor(url).request({ method: 'POST', path: '/x', body: form });
  assert.match(type, /^multipart\/form-data; boundary=/);
  assert.match(body, /filename="a.png"\r\nContent-Type: image\/png\r\n\r\nhello/);
});

test('a successful response without a body is null, except a 200, which is a PARSING_ERROR', async () => {
  const url = await serve((request, response) => reply(response, Number(request.url?.slice(1)), undefined));
  for (const status of [201, 202, 204]) assert.equal(await clientFor(url).request(get(`/${status}`)), null);
  await failureOf(clientFor(url).request(get('/200')), 'PARSING_ERROR');
});

test('the client treats only 200 to 299 as success', async () => {
  const url = await serve((request, response) => reply(response, Number(request.url?.slice(1)), { n: 1 }));
  for (const status of [200, 201, 250, 299])
    assert.deepEqual(await clientFor(url).request(get(`/${status}`)), { n: 1 });
  for (const status of [300, 304, 400, 404, 422, 500, 599]) {
    const error = await failureOf(clientFor(url).request(get(`/${status}`)), 'HTTP_ERROR');
    assert.equal(error.status, status);
    assert.deepEqual(error.body, status === 304 ? null : { n: 1 });
  }
});

test('the client keeps the text of an error that isn’t JSON, and its Retry-After', async () => {
  const url = await serve((_, response) => reply(response, 429, '<h1>Slow down</h1>', { 'retry-after': '7' }));
  const error = await failureOf(clientFor(url).request(get()), 'HTTP_ERROR');
  assert.equal(error.body, '<h1>Slow down</h1>');
  assert.equal(retryAfterMs(error), 7000);
});

test('the client reports a success that isn’t JSON as PARSING_ERROR with status and text', async () => {
  const url = await serve((_, response) => reply(response, 203, '<p>Hello</p>', { 'content-type': 'text/html' }));
  const error = await failureOf(clientFor(url).request(get()), 'PARSING_ERROR');
  assert.equal(error.status, 203);
  assert.equal(error.text, '<p>Hello</p>');
});

test('the client times out on headers that never come, and on a body that never ends', async () => {
  const url = await serve(({ url }, response) => void (url === '/body' && response.write('{"rows":[')));
  for (const path of ['/headers', '/body'])
    await failureOf(clientFor(url, { timeoutMs: 40 }).request(get(path)), 'TIMEOUT_ERROR');
});

test('an aborted request rejects with the signal’s reason, at any time until the body has arrived', async () => {
  const arrived = gate();
  let requests = 0;
  const url = await serve((request, response) => {
    requests++;
    if (request.url === '/body') response.write('{');
    arrived.open();
  });
  const left = new Error('left');
  await assert.rejects(clientFor(url).request(get(), AbortSignal.abort(left)), left);
  assert.equal(requests, 0);
  for (const path of ['/headers', '/body']) {
    const controller = new AbortController();
    const promise = clientFor(url).request(get(path), controller.signal);
    await arrived.opened;
    setImmediate(() => controller.abort(left));
    await assert.rejects(promise, left);
  }
});

test('the client retries a GET twice after a 5xx or a lost connection, and never a write', async () => {
  let requests = 0;
  const failing = await serve((_, response) => {
    requests++;
    reply(response, 503, {});
  });
  const dropping = await serve((request) => {
    requests++;
    request.socket.destroy();
  });
  const settings = { retry: retryAfter([1, 1]) };
  await failureOf(clientFor(failing, settings).request(get()), 'HTTP_ERROR');
  assert.equal(requests, 3);
  await failureOf(clientFor(dropping, settings).request(get()), 'FETCH_ERROR');
  assert.equal(requests, 6);
  for (const method of ['POST', 'DELETE']) {
    await failureOf(clientFor(failing, settings).request({ method, path: '/x' }), 'HTTP_ERROR');
  }
  assert.equal(requests, 8);
});

test('the client doesn’t retry a GET after a 4xx, an unreadable response or an abort', async () => {
  let requests = 0;
  const url = await serve((request, response) => {
    requests++;
    reply(response, request.url === '/text' ? 200 : Number(request.url?.slice(1)), 'text');
  });
  const settings = { retry: retryAfter([1, 1]) };
  for (const path of ['/404', '/422', '/429', '/text'])
    await assert.rejects(clientFor(url, settings).request(get(path)));
  assert.equal(requests, 4);
  const controller = new AbortController();
  const promise = clientFor(url, { retry: retryAfter([60_000]) }).request(get('/500'), controller.signal);
  setImmediate(function wait() {
    if (requests < 5) setImmediate(wait);
    else controller.abort();
  });
  await assert.rejects(promise, { name: 'AbortError' });
  assert.equal(requests, 5);
});

test('a retry doesn’t wait once its signal is aborted, and leaves no listener on a signal', async () => {
  const { signal } = new AbortController();
  const lost = () => Promise.reject(new FetchError());
  await assert.rejects(retryAfter([1, 1])(lost, signal, undefined));
  assert.equal(getEventListeners(signal, 'abort').length, 0);
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    return lost();
  };
  await assert.rejects(retryAfter([60_000])(attempt, AbortSignal.abort(), undefined));
  assert.equal(attempts, 2);
});

test('a retry waits for the seconds or the date of Retry-After, and each failure is reported', async (t) => {
  mockTimers(t.mock.timers, { apis: ['setTimeout'] });
  const date = 'Wed, 21 Oct 2026 07:28:00 GMT';
  const wishes = [{ 'retry-after': '3' }, { date, 'retry-after': 'Wed, 21 Oct 2026 07:28:04 GMT' }];
  let requests = 0;
  const fetch = async () => {
    const headers = wishes[requests++];
    return new Response('{}', { status: headers ? 503 : 200, ...(headers && { headers }) });
  };
  const failures: number[] = [];
  const result = clientFor('http://api.example', { retry: retryAfter([1, 1]), fetch }).request(
    get(),
    undefined,
    (count) => failures.push(count),
  );
  for (const [ms, expected] of [
    [2999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
  ] as const) {
    await new Promise(setImmediate);
    t.mock.timers.tick(ms);
    await new Promise(setImmediate);
    assert.equal(requests, expected);
  }
  await result;
  assert.deepEqual(failures, [1, 2]);
});

test('the wait for Retry-After is never negative or infinite, and is relative to the server’s clock', () => {
  const wish = (text: string, date = '') => {
    const headers = new Headers({ 'retry-after': text, date });
    return retryAfterMs(new HttpError({ status: 503, headers }));
  };
  const date = 'Wed, 21 Oct 2099 07:28:00 GMT';
  assert.deepEqual(
    ['', '-5', 'soon', 'Wed, 21 Oct 1998 07:28:00 GMT'].map((text) => wish(text)),
    [0, 0, 0, 0],
  );
  assert.deepEqual(
    ['1e9', 'Infinity', date].map((text) => wish(text)),
    [3_600_000, 3_600_000, 3_600_000],
  );
  assert.equal(wish('Wed, 21 Oct 2099 07:28:30 GMT', date), 30_000);
});

test('the client doesn’t retry if Retry-After is an hour', async () => {
  let requests = 0;
  const url = await serve((_, response) => {
    requests++;
    reply(response, 503, {}, { 'retry-after': '3600' });
  });
  const error = await failureOf(clientFor(url, { retry: retryAfter([1, 1]) }).request(get()), 'HTTP_ERROR');
  assert.deepEqual([requests, retryAfterMs(error)], [1, 3_600_000]);
});

// Tests faults of networks and proxies, each caused by a real server.
import '../support/xhr.ts';
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { HttpRequest } from '../../src/http/client.ts';
import { ApiError } from '../../src/http/errors.ts';
import { fetchWithProgress, UNLIMITED_MS } from '../../src/http/upload.ts';
import { reply, serve, serveRaw } from '../support/server.ts';
import { clientFor, failureOf, get } from './support.ts';

const json = '{"rows":[1,2,3]}';
const zipped = gzipSync(
  JSON.stringify({ text: 'words '.repeat(5000), rows: Array.from({ length: 5000 }, Math.random) }),
);

/** Serves a response with this head and body, then calls `end`, which by default closes the connection. */
function wire(head: string, body: string | Buffer = '', end: (socket: Socket) => void = (socket) => socket.end()) {
  const bytes = Buffer.concat([Buffer.from(`HTTP/1.1 ${head}\r\nConnection: close\r\n\r\n`), Buffer.from(body)]);
  return serveRaw((socket) => socket.once('data', () => socket.write(bytes, () => end(socket))));
}

const reset = (socket: Socket) => setImmediate(() => socket.resetAndDestroy());
const gzip = '200 OK\r\nContent-Encoding: gzip';
const length = (bytes: number) => `200 OK\r\nContent-Length: ${bytes}`;
const chunked = '200 OK\r\nTransfer-Encoding: chunked';

const lost = /^FETCH_ERROR$/;
const unreadable = /^PARSING_ERROR$/;
/** Matches both kinds, because runtimes differ: Node 20 reads a body that breaks off, others reject it. */
const either = /^(FETCH|PARSING)_ERROR$/;

const harmed: readonly [title: string, kind: RegExp, url: Promise<string>][] = [
  ['gzip that breaks off', either, wire(gzip, zipped.subarray(0, zipped.length >> 1))],
  ['corrupt gzip', either, wire(gzip, Buffer.from(zipped).fill(0xff, zipped.length >> 1))],
  ['gzip that does not say so', unreadable, wire('200 OK', gzipSync(json))],
  ['a length beyond the body', lost, wire(length(1000), json)],
  ['a length short of the body', unreadable, wire(length(5), json)],
  ['a length that is no number', lost, wire('200 OK\r\nContent-Length: ten', json)],
  ['a length of nothing', unreadable, wire(length(0))],
  ['chunks that break off', either, wire(chunked, '5\r\n{"row\r\n')],
  ['an end before the headers', lost, serveRaw((socket) => socket.once('data', () => socket.destroy()))],
  ['a reset before the headers', lost, serveRaw((socket) => socket.once('data', () => reset(socket)))],
  ['a reset after the headers', lost, wire(length(1000), '', reset)],
  ['a reset amid the body', lost, wire(length(1000), json, reset)],
  ['a portal’s page as JSON', unreadable, wire('200 OK\r\nContent-Type: application/json', '<h1>Wi-Fi</h1>')],
  ['JSON in another charset', unreadable, wire('200 OK', Buffer.from(json, 'utf16le'))],
  ['JSON with words after it', unreadable, wire('200 OK', `${json}<!-- injected -->`)],
  ['a proxy that wants a password', lost, wire('407 Proxy Authentication Required', '<h1>Who?</h1>')],
  ['a network that wants a sign-in', /^HTTP_ERROR$/, wire('511 Network Authentication Required', '<h1>Wi-Fi</h1>')],
];

/** Returns the request of an image upload. */
function uploadTo(path: string): HttpRequest {
  const body = new FormData();
  body.append('image', new Blob(['image']));
  const fetch = fetchWithProgress(undefined, 15_000);
  return { method: 'POST', path, body, fetch, timeoutMs: UNLIMITED_MS };
}

test('a damaged response is rejected with the right kind of error', async () => {
  for (const [title, kind, started] of harmed) {
    for (const method of ['GET', 'POST']) {
      const error = await clientFor(await started)
        .request({ method, path: '/x' })
        .catch((thrown: unknown) => thrown);
      assert.ok(error instanceof ApiError, `${method}, ${title}: ${JSON.stringify(error)}`);
      assert.match(error.kind, kind, `${method}, ${title}`);
    }
  }
});

test('the client reads odd content types and chunks, and ignores the body of a 204', async () => {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, text: 'ü'.repeat(50) }));
  const large = Buffer.from(JSON.stringify({ rows }));
  const types = ['text/html', 'text/plain; charset=iso-8859-1', 'image/png', 'nonsense', ''];
  const url = await serve(async ({ url = '' }, response) => {
    if (url === '/large') {
      // A chunk may end within a character.
      for (let at = 0; at < large.length; at += 99_999) response.write(large.subarray(at, at + 99_999));
      response.end();
    } else reply(response, 200, json, { 'content-type': types[Number(url.slice(1))] ?? '' });
  });
  const client = clientFor(url);
  for (const index of types.keys()) assert.deepEqual(await client.request(get(`/${index}`)), JSON.parse(json));
  assert.ok(large.length > 2_000_000);
  const { rows: read } = (await client.request(get('/large'))) as { rows: typeof rows };
  assert.deepEqual([read.length, read.at(-1)], [rows.length, rows.at(-1)]);
  const marked = await wire(gzip, gzipSync('\ufeff{"name":"Zoë"}'));
  assert.deepEqual(await clientFor(marked).request(get()), { name: 'Zoë' });
  for (const head of ['204 No Content', '204 No Content\r\nContent-Length: 16'])
    assert.equal(await clientFor(await wire(head, json)).request(get()), null);
});

test('a redirect to the page of a captive portal is a failure', async () => {
  const seen: string[] = [];
  const url = await serve((request, response) => {
    request.resume();
    const status = Number(request.url?.slice(1));
    if (status) return reply(response, status, undefined, { location: '/sign-in' });
    seen.push(`${request.method}`);
    reply(response, 200, '{"status":true,"message":"Welcome.","data":null}');
  });
  for (const status of [301, 302, 303, 307, 308]) {
    const path = `/${status}`;
    await failureOf(clientFor(url).request(get(path)), 'FETCH_ERROR');
    await failureOf(clientFor(url).request({ method: 'POST', path, body: {} }), 'FETCH_ERROR');
    assert.deepEqual(seen, [], 'the redirect isn’t followed, so the token isn’t sent');
    await failureOf(clientFor(url).request(uploadTo(path)), 'FETCH_ERROR');
    assert.equal(seen.splice(0).length, 1, 'an upload notices the redirect only afterward');
  }
});

test('an upload whose response has an unknown status fails instead of hanging', async () => {
  const url = await serve((request, response) => {
    request.resume();
    reply(response, 999, '<h1>Request denied</h1>');
  });
  await failureOf(clientFor(url).request(uploadTo('/x')), 'HTTP_ERROR');
});

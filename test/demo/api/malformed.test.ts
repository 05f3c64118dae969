import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import type { Fail } from '../../../src/contract/envelope.ts';
import { demoForTests } from './client.ts';

const MB = 1024 * 1024;
const own = demoForTests();

interface Wish {
  method?: string;
  type?: string;
  body?: BodyInit;
}

async function send(path: string, { method = 'POST', type = 'application/json', body }: Wish = {}) {
  const headers = { Authorization: `Bearer ${own.client.token}`, ...(body !== undefined && { 'Content-Type': type }) };
  const response = await fetch(own.demo.url + path, { method, headers, body: body ?? null });
  const answer = (await response.json()) as Fail;
  assert.equal(answer.status, false);
  assert.doesNotMatch(answer.message, /Error|at .*:\d+|undefined|JSON at position/);
  return { ...answer, status: response.status, headers: response.headers };
}

const category = '/admin/create-category';
const images = '/admin/add-project-images';

for (const body of ['', '{', 'null', '[]', '"text"', '7', '{"name":"A"} x', '\u0000', '['.repeat(30_000)]) {
  test(`the body '${body.slice(0, 20)}' is answered with 400`, async () => {
    assert.equal((await send(category, { body })).status, 400);
  });
}

test('a body that is not UTF-8 is answered with 400', async () => {
  const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  assert.equal((await send(category, { body })).status, 400);
});

test('fields named like inherited ones are fields like others', async () => {
  const { status, errors } = await send('/admin/delete-category', {
    method: 'DELETE',
    body: '{"__proto__":{"category_id":1},"constructor":1}',
  });
  assert.deepEqual([status, Object.keys(errors ?? {})], [422, ['category_id']]);
});

test('a body of another type is answered with 415', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp']) {
    assert.equal((await send(category, { type, body: '{"name":"A"}' })).status, 415, type);
  }
  assert.equal((await send(images, { body: '{}' })).status, 415);
});

test('a JSON body above 64 KB is answered with 413, announced or not', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(64 * 1024) });
  assert.equal((await send(category, { body })).status, 413);
  const chunks = new Blob([body]).stream();
  const init = {
    method: 'POST',
    headers: { Authorization: `Bearer ${own.client.token}`, 'Content-Type': 'application/json' },
  };
  const streamed: RequestInit & { duplex: 'half' } = { ...init, body: chunks, duplex: 'half' };
  assert.equal((await fetch(own.demo.url + category, streamed)).status, 413);
});

test('a form above its limit is answered with 413 once it has been sent', async () => {
  const type = 'multipart/form-data; boundary=b';
  assert.equal((await send(images, { type, body: new Uint8Array(30 * MB) })).status, 413);
});

/** The head of a request that creates a category. */
const head = (line: string) =>
  `POST /api${category} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${own.client.token}\r\nContent-Type: application/json\r\n${line}\r\n\r\n`;

test('a body that is announced far too large, or turns out to be, is refused before it ends', async () => {
  assert.match(await raw(`${head('Content-Length: 99999999999')}{`), /^HTTP\/1\.1 413 .*connection: close/is);
  const size = (64 + 32 * 1024) * 1024 + 1;
  const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}`;
  assert.match(await raw(head('Transfer-Encoding: chunked') + chunk), /^HTTP\/1\.1 413 /);
});

test('a call without a session gets no errors about its body', async () => {
  for (const path of [category, images]) {
    const response = await fetch(own.demo.url + path, { method: 'POST', body: 'x'.repeat(100_000) });
    assert.equal(response.status, 401);
  }
});

const form = (...lines: string[]) => ['--b', ...lines].join('\r\n');
const part = 'Content-Disposition: form-data; name="a"';
for (const [what, body, type = 'multipart/form-data; boundary=b'] of [
  ['without boundary', 'x', 'multipart/form-data'],
  ['without its boundary inside', 'x'],
  ['that is empty', ''],
  ['that stops early', form(part, '', 'x')],
  ['whose part has no headers', form('x', '--b--')],
  ['whose part has no name', form('Content-Disposition: form-data', '', 'x', '--b--')],
  ['with endless headers', form(`X: ${'y'.repeat(5000)}`, '', 'x', '--b--')],
  ['with too many parts', `${form(part, '', 'x', '').repeat(70)}--b--`],
])
  test(`a form ${what} is answered with 400`, async () => {
    assert.equal((await send(images, { type, body: body ?? '' })).status, 400);
  });

test('an unknown path is answered with 404, an unreadable id with 400', async () => {
  for (const path of ['/admin/nothing', '/admin/user-list/', '', '/admin/user-list/{id}'])
    assert.equal((await send(path, { method: 'GET' })).status, 404, path);
  assert.equal((await send('/admin/user-list/%E0%A4%A', { method: 'GET' })).status, 400);
});

test('a wrong method is answered with 405 and those that are right', async () => {
  const { status, headers } = await send('/admin/user-list/1', { method: 'PATCH' });
  assert.deepEqual([status, headers.get('allow')], [405, 'GET, DELETE']);
});

test('HEAD gets the headers of GET', async () => {
  const response = await fetch(`${own.demo.url}/admin/user-list`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${own.client.token}` },
  });
  assert.deepEqual([response.status, await response.text()], [200, '']);
});

test('every response is JSON with no-store and nosniff', async () => {
  for (const path of ['/admin/nothing', '/admin/user-list']) {
    const { headers } = await send(path, { method: 'POST' });
    const names = ['content-type', 'cache-control', 'x-content-type-options'];
    assert.deepEqual(
      names.map((name) => headers.get(name)),
      ['application/json; charset=utf-8', 'no-store', 'nosniff'],
    );
  }
});

for (const bytes of [
  '\u0000\u0001\u0002\r\n\r\n',
  'GET\r\n\r\n',
  'GET /api/admin/user-list HTTP/9.9\r\n\r\n',
  `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
]) {
  test(`the server lives on after '${JSON.stringify(bytes).slice(0, 30)}'`, async () => {
    assert.match(await raw(bytes), /^HTTP\/1\.1 4\d\d /);
    assert.equal((await own.client.call('getProfile')).status, 200);
  });
}

test('the server lives on after a client that leaves in the middle of its body', async () => {
  const { host, port } = addressOf(own.demo.url);
  const socket = connect(port, host);
  await new Promise<void>((resolve) => {
    socket.write(`${head('Content-Length: 100')}{`, () => socket.destroy());
    socket.once('close', () => resolve());
  });
  assert.equal((await own.client.call('getProfile')).status, 200);
});

function addressOf(url: string) {
  const { hostname: host, port } = new URL(url);
  return { host, port: Number(port) };
}

/** Returns all bytes until the server closes the connection or has responded. */
function raw(bytes: string): Promise<string> {
  const { host, port } = addressOf(own.demo.url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, host, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}

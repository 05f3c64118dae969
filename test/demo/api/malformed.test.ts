import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchange } from '../../support/server.ts';
import { demoForTests, startDemo } from './client.ts';

const { demo, client } = await demoForTests();
const KB = 1024;
const json = 'application/json';
const boundary = 'multipart/form-data; boundary=b';
const category = '/admin/create-category';
const images = '/admin/add-project-images';
const form = (...lines: string[]) => ['--b', ...lines].join('\r\n');
const part = 'Content-Disposition: form-data; name="a"';
const large = JSON.stringify({ name: 'x'.repeat(64 * KB) });

type Row = readonly [path: string, body: BodyInit | null, status: number, type?: string, method?: string];
const groups: Readonly<Record<string, readonly Row[]>> = {
  'a request body that isn’t a JSON object gets a 400': [
    ...['', '{', 'null', '[]', '"text"', '7', '{"name":"A"} x', '\u0000', '['.repeat(30_000)].map(
      (body): Row => [category, body, 400],
    ),
    [category, Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]), 400],
  ],
  'a request body of a wrong media type gets a 415': [
    ...['text/plain', 'application/x-www-form-urlencoded', boundary, 'application/jsonp'].map(
      (type): Row => [category, '{"name":"A"}', 415, type],
    ),
    [images, '{}', 415],
  ],
  'a request body above its limit gets a 413 once it has been sent': [
    [category, large, 413],
    [category, new Blob([large]).stream(), 413],
    [images, new Uint8Array(30 * KB * KB), 413, boundary],
  ],
  'a form that is malformed, or has too many parts or too long a header, gets a 400': [
    [images, 'x', 400, 'multipart/form-data'],
    ...[
      'x',
      '',
      form(part, '', 'x'),
      form('x', '--b--'),
      form('Content-Disposition: form-data', '', 'x', '--b--'),
      form(`X: ${'y'.repeat(5000)}`, '', 'x', '--b--'),
      `${form(part, '', 'x', '').repeat(70)}--b--`,
    ].map((body): Row => [images, body, 400, boundary]),
  ],
  'an unknown path, an unreadable id, a wrong method and a forbidden path get different statuses': [
    ...['/admin/nothing', '/admin/user-list/', '', '/admin/user-list/{id}'].map(
      (path): Row => [path, null, 404, json, 'GET'],
    ),
    ['/admin/user-list/%E0%A4%A', null, 400, json, 'GET'],
    ['/admin/user-list/1', null, 405, json, 'PATCH'],
    ['/admin/user-list', null, 405],
    ['/super-admin/profile', null, 403, json, 'GET'],
  ],
};

for (const [sentence, rows] of Object.entries(groups))
  test(sentence, async () => {
    for (const [path, body, status, type = json, method = 'POST'] of rows) {
      const headers = { Authorization: `Bearer ${client.token}`, ...(body !== null && { 'Content-Type': type }) };
      const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
      const response = await fetch(demo.url + path, init);
      const text = await response.text();
      assert.equal(response.status, status, `${path} ${String(body).slice(0, 40)}: ${text}`);
      assert.equal(JSON.parse(text).status, false);
      assert.doesNotMatch(text, /Error|at .*:\d+|undefined|JSON at position/);
      const names = ['content-type', 'cache-control', 'x-content-type-options', 'allow'];
      const sent = names.map((name) => response.headers.get(name));
      const allowed = status === 405 ? (method === 'POST' ? 'GET' : 'GET, DELETE') : null;
      assert.deepEqual(sent, ['application/json; charset=utf-8', 'no-store', 'nosniff', allowed]);
      if (body === null) continue;
      // Without a session, the response comes before the body has arrived, and reveals nothing about the body.
      const lines = [`${method} /api${path} HTTP/1.1`, 'Host: x', 'Connection: close', 'Content-Length: 100000'];
      assert.match(await exchange(demo.url, `${lines.join('\r\n')}\r\n\r\n`), /^HTTP\/1\.1 401 /);
    }
  });

test('the demo API treats fields named like inherited properties as ordinary fields', async () => {
  const headers = { Authorization: `Bearer ${client.token}`, 'Content-Type': json };
  const body = '{"__proto__":{"category_id":1},"constructor":1}';
  const response = await fetch(`${demo.url}/admin/delete-category`, { method: 'DELETE', headers, body });
  const { errors } = (await response.json()) as { errors?: object };
  assert.deepEqual([response.status, Object.keys(errors ?? {})], [422, ['category_id']]);
});

test('a HEAD request to the demo API gets a response without a body', async () => {
  const headers = { Authorization: `Bearer ${client.token}` };
  const response = await fetch(`${demo.url}/admin/user-list`, { method: 'HEAD', headers });
  assert.deepEqual([response.status, await response.text()], [200, '']);
});

test('the server survives bodies that are too large or end early', async (t) => {
  const printed = t.mock.method(console, 'error', () => undefined).mock;
  const head = (line: string) =>
    `POST /api${category} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${client.token}\r\nContent-Type: ${json}\r\n${line}\r\n\r\n`;
  const size = (64 + 32 * KB) * KB + 1;
  for (const [bytes, expected] of [
    [`${head('Content-Length: 99999999999')}{`, /^HTTP\/1\.1 413 .*connection: close/is],
    [`${head('Transfer-Encoding: chunked')}${size.toString(16)}\r\n${'x'.repeat(size)}`, /^HTTP\/1\.1 413 /],
    [`${head('Content-Length: 100')}{`, /^$/],
  ] as const) {
    assert.match(await exchange(demo.url, bytes, expected.source === '^$'), expected, bytes.slice(0, 40));
    assert.equal((await client.call('getProfile')).status, 200);
  }
  assert.deepEqual(printed.calls, []);
});

test('the demo API handles only requests below its base path', async (t) => {
  const other = await startDemo({ basePath: '/backend' });
  t.after(() => other.close());
  const get = async (path: string) => {
    const response = await fetch(new URL(path, other.url));
    return `${response.status} ${await response.text()}`;
  };
  assert.match(await get('/backend/admin/profile'), /^401 {"status":false/);
  assert.match(await get('/backend?x'), /^404 {"status":false/);
  for (const path of ['/', '/backends/admin/profile', '/api/admin/profile', '/x/backend/'])
    assert.equal(await get(path), '404 ');
});

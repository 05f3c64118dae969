import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test, { after, before } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../../src/server/serve.ts';
import { readSettings } from '../../src/server/settings.ts';
import { writeStamp } from '../../src/server/stamp.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Not found</h1>',
  'admin.html': '<h1>Console</h1>',
  'assets/site-AAAA.js': 'console.log(1)',
  'images/a.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  _headers: 'secret',
};
const documents = {
  '/': { file: 'index.html', policy: "default-src 'none';home" },
  '/about': { file: 'about.html', policy: "default-src 'none';about" },
  '/404': { file: '404.html', policy: "default-src 'none';missing" },
  '/admin': { file: 'admin.html', policy: "default-src 'none';console" },
};

let folder: string;
let server: Server;
let address: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  }
  await writeStamp(folder, { settings: readSettings({}), isDevelopment: false, documents });
  ({ server, address } = await listen({ dist: join(folder, 'dist'), work: folder, port: 0 }));
});

after(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

const asBrowser = { headers: { Accept: 'text/html,*/*' }, redirect: 'manual' } as const;
const get = (path: string, init: RequestInit = asBrowser) => fetch(address + path, init);

test('a page is served with its own policy, compressed, never from a stale copy', async () => {
  const response = await get('/about', { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } });
  assert.equal(response.status, 200);
  assert.equal(await response.text(), files['about.html']);
  assert.equal(response.headers.get('content-type'), 'text/html;charset=utf-8');
  assert.equal(response.headers.get('content-encoding'), 'br');
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  assert.equal(response.headers.get('vary'), 'Accept-Encoding');
  assert.equal(response.headers.get('content-security-policy'), documents['/about'].policy);
});

test('a second visit is told that nothing changed', async () => {
  const etag = (await get('/about')).headers.get('etag') ?? '';
  const again = await get('/about', { headers: { Accept: 'text/html', 'If-None-Match': etag } });
  assert.equal(again.status, 304);
});

test('every answer carries the security headers, errors too', async () => {
  for (const path of ['/', '/assets/site-AAAA.js', '/nowhere', '/%E0%A4%A']) {
    const { headers } = await get(path);
    for (const name of [
      'strict-transport-security',
      'referrer-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ])
      assert.ok(headers.get(name), `${name} on ${path}`);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
  }
});

test('a hashed asset may be kept forever, an image for a day', async () => {
  assert.match((await get('/assets/site-AAAA.js')).headers.get('cache-control') ?? '', /max-age=31536000, immutable/);
  assert.equal((await get('/images/a.svg')).headers.get('cache-control'), 'public, max-age=86400');
});

test('an unknown path is the not-found page under a 404 status, never confirmed as unchanged', async () => {
  const response = await get('/nowhere');
  assert.equal(response.status, 404);
  assert.equal(await response.text(), files['404.html']);
  assert.equal(response.headers.get('content-security-policy'), documents['/404'].policy);
  const etag = response.headers.get('etag') ?? '';
  assert.equal((await get('/nowhere', { headers: { Accept: 'text/html', 'If-None-Match': etag } })).status, 404);
});

test('a missing asset is a plain 404 that nobody keeps', async () => {
  const response = await get('/assets/gone.js', { headers: { Accept: '*/*' } });
  assert.equal(response.status, 404);
  assert.equal(await response.text(), 'Not found\n');
  assert.equal(response.headers.get('cache-control'), 'no-store');
});

test('the console answers all of its paths with one document that nobody keeps', async () => {
  for (const path of ['/admin', '/admin/users/7', '/dashboard', '/sign-in']) {
    const response = await get(path);
    assert.equal(await response.text(), files['admin.html'], path);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('content-security-policy'), documents['/admin'].policy);
  }
  assert.equal((await get('/administer')).status, 404);
});

test('a page has one address', async () => {
  for (const [path, canonical] of [
    ['/about/', '/about'],
    ['/about.html?a=1', '/about?a=1'],
    ['/index.html', '/'],
  ] as const) {
    const response = await get(path);
    assert.equal(response.status, 308, path);
    assert.equal(response.headers.get('location'), canonical);
  }
});

test('files for hosts and documents by file name are not served', async () => {
  for (const path of ['/_headers', '/404.html', '/404', '/admin.html'])
    assert.equal((await get(path)).status, 404, path);
});

test('HEAD answers as GET without a body', async () => {
  const response = await get('/about', { method: 'HEAD' });
  assert.equal(response.status, 200);
  assert.equal(await response.text(), '');
});

/** Sends a request line as it stands; answers the status line, the headers and the body. */
function raw(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), 'localhost');
    let text = '';
    socket.on('connect', () =>
      socket.write(`${line}\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

const badRequests: [line: string, status: number][] = [
  ['GET /%E0%A4%A HTTP/1.1', 400],
  ['GET /%00 HTTP/1.1', 400],
  ['GET //evil.example HTTP/1.1', 400],
  ['GET //evil.example/about/ HTTP/1.1', 400],
  ['GET /\\evil.example/about/ HTTP/1.1', 400],
  ['GET /%2F%2Fevil.example/ HTTP/1.1', 400],
  ['GET http://evil.example/ HTTP/1.1', 400],
  ['GET /../../etc/passwd HTTP/1.1', 404],
  ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 404],
  ['GET /.build/stamp.json HTTP/1.1', 404],
  [`GET /about?${'q'.repeat(10_000)} HTTP/1.1`, 200],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
  ['TRACE / HTTP/1.1', 405],
  ['POST /about HTTP/1.1', 405],
  ['DELETE / HTTP/1.1', 405],
  ['NONSENSE', 400],
];
for (const [line, status] of badRequests) {
  test(`'${line.slice(0, 48)}' is answered with ${status}, without a stack, and the server stays up`, async () => {
    const answer = await raw(line);
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
    assert.doesNotMatch(answer, /at .*\.(ts|js):\d+|Error:|evil\.example|root:/);
    assert.equal((await get('/')).status, 200);
  });
}

test('a method that is not allowed names those that are', async () => {
  assert.match(await raw('POST /about HTTP/1.1'), /\r\nAllow: GET, HEAD\r\n/);
});

test('a build beside the running server is served as soon as it is done', async () => {
  const file = join(folder, 'dist', 'about.html');
  await writeFile(file, '<h1>About, again</h1>');
  await rm(`${file}.br`);
  const policy = "default-src 'none';again";
  await writeStamp(folder, {
    settings: readSettings({}),
    isDevelopment: false,
    documents: { ...documents, '/about': { file: 'about.html', policy } },
  });
  const response = await get('/about');
  assert.equal(await response.text(), '<h1>About, again</h1>');
  assert.equal(response.headers.get('content-security-policy'), policy);
});

test('there is nothing to serve before a build', async () => {
  await assert.rejects(listen({ dist: folder, work: join(folder, 'none'), port: 0 }), /There is no build to serve/);
});

test('a taken port is refused, not waited for', async () => {
  const port = Number(new URL(address).port);
  await assert.rejects(listen({ dist: join(folder, 'dist'), work: folder, port }), { code: 'EADDRINUSE' });
});

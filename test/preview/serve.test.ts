import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test, { after } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { securityHeaders } from '../../src/hosting/headers.ts';
import { readSettings } from '../../src/hosting/settings.ts';
import { writeStamp } from '../../src/hosting/stamp.ts';
import { listen } from '../../src/preview/serve.ts';
import { exchange } from '../support/server.ts';

const robots = 'User-agent: *';
const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Not found</h1>',
  'admin.html': '<h1>Console</h1>',
  'assets/site-AAAA.js': 'console.log(1)',
  'images/a.svg': '<svg/>',
  'robots.txt': robots,
  _headers: 'secret',
  '.git/config': 'secret',
};
const documents = {
  '/': { file: 'index.html', policy: "default-src 'none';home" },
  '/about': { file: 'about.html', policy: "default-src 'none';about" },
  '/404': { file: '404.html', policy: "default-src 'none';missing" },
  '/admin': { file: 'admin.html', policy: "default-src 'none';console" },
} as const;

const work = await mkdtemp(join(tmpdir(), 'serve-'));
const dist = join(work, 'dist');
for (const [name, text] of Object.entries(files)) {
  await mkdir(dirname(join(dist, name)), { recursive: true });
  await writeFile(join(dist, name), text);
  await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
}
const settings = readSettings({});
await writeStamp(work, { settings, documents });
const { server, address } = await listen({ dist, work, port: 0, allowedHosts: ['demo.example'] });
const { address: ip, port } = server.address() as AddressInfo;
after(async () => {
  server.close();
  server.closeAllConnections();
  await rm(work, { recursive: true });
});

const local = ['Host: localhost'];

const send = (line: string, headers: readonly string[] = local) =>
  exchange(address, `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);

type Row = readonly [request: string, status: number, parts?: readonly string[], headers?: readonly string[]];

/** Returns the parts that a response with the document at `path` must contain. */
const partsOf = (path: keyof typeof documents, caching: string) => {
  const { policy, file } = documents[path];
  return [`Content-Security-Policy: ${policy}`, `Cache-Control: ${caching}`, `\r\n${files[file]}`];
};
const missing = partsOf('/404', 'no-cache');
const consoleParts = partsOf('/admin', 'no-store');
const about = ['Content-Type: text/html; charset=utf-8', 'Cache-Control: no-cache', 'Vary: Accept-Encoding'];
const to = (path: string) => [`\r\nLocation: ${path}\r\n`];
const moved = (from: string, path: string): Row => [`GET ${from}`, 308, to(path)];
const groups: Readonly<Record<string, readonly Row[]>> = {
  'a page has its own policy, is compressed, and is revalidated before each use': [
    ['GET /about', 200, [...about, `Content-Security-Policy: ${documents['/about'].policy}`, '\r\n<h1>About</h1>']],
    ['GET /about', 200, [...about, 'Content-Encoding: br'], [...local, 'Accept-Encoding: gzip;q=0.5, br']],
    ['GET /about', 200, ['\r\n<h1>About</h1>'], [...local, 'Accept-Encoding: br;q=0, identity']],
    ['HEAD /about', 200, [...about, 'Content-Length: 14']],
    ['GET /', 304, [], [...local, 'If-None-Match: *']],
  ],
  'a hashed asset is cached forever, an image for a day, a missing asset not at all': [
    ['GET /assets/site-AAAA.js', 200, ['Cache-Control: public, max-age=31536000, immutable']],
    ['GET /images/a.svg', 200, ['Cache-Control: public, max-age=86400']],
    ['GET /assets/gone.js', 404, missing],
  ],
  'other sites may show the images, as browser-based feed readers do, but embed nothing else': [
    ['GET /images/a.svg', 200, ['Cross-Origin-Resource-Policy: cross-origin\r\n']],
    ...['/', '/assets/site-AAAA.js', '/admin', '/robots.txt'].map(
      (path): Row => [`GET ${path}`, 200, ['Cross-Origin-Resource-Policy: same-origin\r\n']],
    ),
  ],
  'an unknown path gets the not-found page with status 404, and never a 304': [
    ['GET /nowhere', 404, missing],
    ['GET /nowhere', 404, missing, [...local, 'If-None-Match: *']],
    ['GET /administer', 404, missing],
  ],
  'the console has one document for all of its paths, which is never cached': [
    ...['/admin', '/admin/users/7', '/dashboard', '/sign-in'].map((path): Row => [`GET ${path}`, 200, consoleParts]),
  ],
  'a page has one address, to which other spellings redirect': [
    ['GET /about.html?a=1', 308, to('/about?a=1')],
    ...['/about/', '/about.html/', '/about/index', '/about/index.html'].map((path) => moved(path, '/about')),
    ...['/index.html', '/index', '/index/'].map((path) => moved(path, '/')),
    ...['/admin.html', '/admin.html/'].map((path) => moved(path, '/admin')),
  ],
  'host files, compressed copies and the not-found page’s own address get a 404': [
    ...['/_headers', '/404.html', '/404', '/404/', '/about.html.br', '/assets/site-AAAA.js.br', '/.git/config'].map(
      (path): Row => [`GET ${path}`, 404, missing],
    ),
  ],
  'the server ignores a byte range, valid or not': [
    ...['bytes=0-3', 'bytes=5-2', 'bytes=99-', 'bytes=0-1,3-4', 'bytes=a-b', ''].map(
      (range): Row => ['GET /robots.txt', 200, [`\r\n\r\n${robots}`], [...local, `Range: ${range}`]],
    ),
  ],
  'the server accepts only known host names': [
    ...['localhost:4180', 'a.localhost', '127.0.0.1:80', '[::1]:3000', '192.168.0.7', 'Demo.Example:4180'].map(
      (host): Row => ['GET /', 200, [], [`Host: ${host}`]],
    ),
    ...['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'demo.example@evil.example', ''].map(
      (host): Row => ['GET /', 421, ['ALLOWED_HOSTS'], [`Host: ${host}`]],
    ),
  ],
  'unusual headers get the status that HTTP requires': [
    ['GET /', 400, [], []],
    ['GET /', 417, [], [...local, 'Expect: wonders']],
    ['GET /', 200, [], [...local, 'Upgrade: websocket', 'Connection: upgrade']],
    ['GET / HTTP/1.0', 200, [], []],
    ['POST /', 400, [], [...local, 'Content-Length: 1', 'Content-Length: 2']],
    ['POST /', 400, [], [...local, 'Content-Length: 1', 'Transfer-Encoding: chunked']],
  ],
  'a hostile or unusual request gets the right status, without a stack': [
    ...['%E0%A4%A', '%00', '/evil.example', '/evil.example/about/', '\\evil.example/about/', '%2F%2Fevil.example/'].map(
      (path): Row => [`GET /${path}`, 400],
    ),
    ['GET http://evil.example/', 400],
    ['GET /../../etc/passwd', 404],
    ['GET /%2e%2e/%2e%2e/etc/passwd', 404],
    ['GET /.build/stamp.json', 404],
    [`GET /about?${'q'.repeat(10_000)}`, 200],
    [`GET /${'a'.repeat(20_000)}`, 431],
    ['TRACE /', 405],
    ['POST /about', 405, ['\r\nAllow: GET, HEAD\r\n']],
    ['DELETE /', 405],
    ['NONSENSE HTTP', 400],
  ],
};

for (const [sentence, rows] of Object.entries(groups))
  test(sentence, async () => {
    for (const [request, status, parts = [], headers = local] of rows) {
      const response = await send(/ HTTP/.test(request) ? request : `${request} HTTP/1.1`, headers);
      const what = `${request.slice(0, 60)} ${headers.join()}: ${response.slice(0, 1500)}`;
      assert.ok(response.startsWith(`HTTP/1.1 ${status} `), what);
      for (const part of parts) assert.ok(response.includes(part), `${part} in ${what}`);
      for (const name of Object.keys(securityHeaders))
        assert.ok(response.includes(`\r\n${name}: `), `${name} in ${what}`);
      assert.doesNotMatch(response, /at .*\.(ts|js):\d+|Error:|evil\.example|root:|secret/);
    }
  });

test('a response has an ETag for its encoding, and a matching If-None-Match gets a 304', async () => {
  const tagOf = async (coding: string) =>
    /ETag: (.*)\r/.exec(await send('GET /about HTTP/1.1', [...local, coding]))?.[1];
  const [plain, packed] = [await tagOf('Accept-Encoding: identity'), await tagOf('Accept-Encoding: br')];
  assert.notEqual(plain, packed);
  for (const known of [`W/${plain}`, `"x", ${plain}`])
    assert.match(await send('GET /about HTTP/1.1', [...local, `If-None-Match: ${known}`]), /^HTTP\/1\.1 304 /);
});

test('an error in a handler returns a 500 with one sentence, and the server keeps running', async () => {
  const fail = () => {
    throw new Error('secret');
  };
  const broken = await listen({ dist, work, port: 0, handlers: [fail] });
  for (const _round of [1, 2]) {
    const response = await fetch(broken.address);
    assert.deepEqual([response.status, await response.text()], [500, 'Something went wrong on the server.\n']);
  }
  broken.server.closeAllConnections();
  broken.server.close();
});

test('the server listens on loopback by default, and needs a free port and a build', async () => {
  assert.equal(ip, '127.0.0.1');
  await assert.rejects(listen({ dist, work, port }), { code: 'EADDRINUSE' });
  await assert.rejects(listen({ dist, work: join(work, 'none'), port: 0 }), /There is no build to serve/);
});

test('a new build is served once it is complete; until then, the previous one', async () => {
  const get = async (path: string) => (await fetch(address + path)).text();
  await rename(dist, join(work, 'old'));
  assert.equal(await get('/'), files['index.html']);
  await mkdir(dist);
  await writeFile(join(dist, 'about.html'), '<h1>New</h1>');
  const policy = "default-src 'none';new";
  await writeStamp(work, { settings, documents: { '/about': { file: 'about.html', policy } } });
  const response = await fetch(`${address}/about`);
  assert.deepEqual([await response.text(), response.headers.get('content-security-policy')], ['<h1>New</h1>', policy]);
  await rm(dist, { recursive: true });
  await writeStamp(work, { settings, documents: {} });
  assert.equal(await get('/about'), '<h1>New</h1>');
});

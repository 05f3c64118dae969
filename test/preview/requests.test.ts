import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import test from 'node:test';
import { listen } from '../../src/preview/serve.ts';
import { assertSecured, files, sendRaw, serveFixture } from './fixture.ts';

const { folder, server, address, port } = await serveFixture();
const asBrowser = { headers: { Accept: 'text/html,*/*' }, redirect: 'manual' } as const;
const get = (path: string, init: RequestInit = asBrowser) => fetch(address + path, init);
const raw = (line: string, headers?: readonly string[]) => sendRaw(port, line, headers);

const size = files['robots.txt'].length;
for (const [range, status, part] of [
  ['bytes=0-3', 206, 'User'],
  ['bytes=6-', 206, 'gent: *'],
  ['bytes=-5', 206, 'nt: *'],
  ['bytes=-999', 206, files['robots.txt']],
  ['bytes=10-999', 206, ': *'],
  ['bytes=5-2', 416, ''],
  [`bytes=${size}-`, 416, ''],
  ['bytes=-0', 416, ''],
  ['bytes=99999999999999999999999-', 416, ''],
  ['bytes=0-1,3-4', 200, files['robots.txt']],
  ['bytes=-', 200, files['robots.txt']],
  ['bytes=a-b', 200, files['robots.txt']],
  ['lines=1-2', 200, files['robots.txt']],
  ['', 200, files['robots.txt']],
] as const) {
  test(`the range '${range}' is answered with ${status}`, async () => {
    const answer = await raw('GET /robots.txt HTTP/1.1', ['Host: localhost', `Range: ${range}`]);
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
    assertSecured(answer);
    if (status === 416) assert.match(answer, new RegExp(`\r\nContent-Range: bytes \\*/${size}\r\n`));
    else assert.equal(answer.split('\r\n\r\n')[1], part);
  });
}

test('a part is of the copy that the reader has, or the whole is sent', async () => {
  const part = (ifRange: string) => get('/robots.txt', { headers: { Range: 'bytes=0-3', 'If-Range': ifRange } });
  const etag = (await get('/robots.txt', { headers: { 'Accept-Encoding': 'identity' } })).headers.get('etag') ?? '';
  const plain = await fetch(`${address}/robots.txt`, { headers: { 'Accept-Encoding': 'br;q=0, identity' } });
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.equal(plain.headers.get('etag'), etag);
  assert.equal((await part('"another"')).status, 200);
});

for (const [line, headers, status] of [
  ['GET / HTTP/1.1', [], 400],
  ['GET / HTTP/1.1', ['Host: localhost', 'Expect: wonders'], 417],
  ['GET / HTTP/1.1', ['Host: localhost', 'Upgrade: websocket', 'Connection: upgrade'], 200],
  ['GET / HTTP/1.0', [], 200],
  ['GET / HTTP/1.1', ['Host: localhost', 'If-None-Match: *'], 304],
  ['POST / HTTP/1.1', ['Host: localhost', 'Content-Length: 1', 'Content-Length: 2'], 400],
  ['POST / HTTP/1.1', ['Host: localhost', 'Content-Length: 1', 'Transfer-Encoding: chunked'], 400],
] as const) {
  test(`'${line}' with ${headers.join(', ') || 'no headers'} is answered with ${status} and the headers`, async () => {
    const answer = await raw(line, headers);
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
    assertSecured(answer);
  });
}

for (const [host, status] of [
  ['localhost:4180', 200],
  ['a.localhost', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:3000', 200],
  ['192.168.0.7', 200],
  ['Demo.Example:4180', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['demo.example@evil.example', 421],
  ['', 421],
] as const) {
  test(`the host '${host}' is answered with ${status}`, async () => {
    const answer = await raw('GET / HTTP/1.1', [`Host: ${host}`]);
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
    assertSecured(answer);
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
    assertSecured(answer);
    assert.equal((await get('/')).status, 200);
  });
}

test('a method that is not allowed names those that are', async () => {
  assert.match(await raw('POST /about HTTP/1.1'), /\r\nAllow: GET, HEAD\r\n/);
});

test('a fault in what answers first is one sentence, and the server stays up', async () => {
  const handlers = [
    () => {
      throw new Error('secret');
    },
  ];
  const broken = await listen({ dist: folder, work: folder, port: 0, handlers });
  const response = await fetch(broken.address);
  assert.equal(response.status, 500);
  assert.doesNotMatch(await response.text(), /secret/);
  assert.equal((await fetch(broken.address)).status, 500);
  broken.server.closeAllConnections();
  broken.server.close();
});

test('only this machine gets in unless told otherwise', () => {
  assert.equal((server.address() as AddressInfo).address, '127.0.0.1');
});

import assert from 'node:assert/strict';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { readSettings } from '../../src/hosting/settings.ts';
import { writeStamp } from '../../src/hosting/stamp.ts';
import { listen } from '../../src/preview/serve.ts';
import { documents, files, serveFixture } from './fixture.ts';

const { folder, address } = await serveFixture();
const asBrowser = { headers: { Accept: 'text/html,*/*' }, redirect: 'manual' } as const;
const get = (path: string, init: RequestInit = asBrowser) => fetch(address + path, init);

test('a page is served with its own policy, compressed, never from a stale copy', async () => {
  const response = await get('/about', { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } });
  assert.equal(response.status, 200);
  assert.equal(await response.text(), files['about.html']);
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
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

test('a missing asset is a 404 that nobody keeps', async () => {
  const response = await get('/assets/gone.js', { headers: { Accept: '*/*' } });
  assert.equal(response.status, 404);
  assert.equal(await response.text(), files['404.html']);
  assert.equal(response.headers.get('cache-control'), 'no-cache');
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
    ['/about.html/', '/about'],
    ['/about/index', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index/', '/'],
    ['/admin.html', '/admin'],
    ['/admin.html/', '/admin'],
  ] as const) {
    const response = await get(path);
    assert.equal(response.status, 308, path);
    assert.equal(response.headers.get('location'), canonical);
  }
});

test('files for hosts and documents by file name are not served', async () => {
  for (const path of [
    '/_headers',
    '/404.html',
    '/404',
    '/404/',
    '/about.html.br',
    '/assets/site-AAAA.js.br',
    '/.git/config',
  ])
    assert.equal((await get(path)).status, 404, path);
});

test('HEAD answers as GET without a body', async () => {
  const response = await get('/about', { method: 'HEAD' });
  assert.equal(response.status, 200);
  assert.equal(await response.text(), '');
});

test('there is nothing to serve before a build', async () => {
  await assert.rejects(listen({ dist: folder, work: join(folder, 'none'), port: 0 }), /There is no build to serve/);
});

test('a taken port is refused, not waited for', async () => {
  const port = Number(new URL(address).port);
  await assert.rejects(listen({ dist: join(folder, 'dist'), work: folder, port }), { code: 'EADDRINUSE' });
});

test('a build beside the running server is served once it is whole; until then the last one is', async () => {
  const dist = join(folder, 'dist');
  const home = await (await get('/')).text();
  await rename(dist, join(folder, 'old'));
  assert.equal(await (await get('/')).text(), home);
  await mkdir(dist);
  const stamp = { settings: readSettings({}) };
  await writeFile(join(dist, 'about.html'), '<h1>About, again</h1>');
  const policy = "default-src 'none';again";
  await writeStamp(folder, { ...stamp, documents: { '/about': { file: 'about.html', policy } } });
  const response = await get('/about');
  assert.equal(await response.text(), '<h1>About, again</h1>');
  assert.equal(response.headers.get('content-security-policy'), policy);
  await rm(dist, { recursive: true });
  await writeStamp(folder, { ...stamp, documents: {} });
  assert.equal((await get('/about')).status, 200);
});

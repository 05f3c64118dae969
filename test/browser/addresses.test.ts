// One table of addresses for every host: the same answers from the preview server, from real servers with the files that
// the build wrote for them, and from what other hosts make of theirs.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { checkSite } from '../../src/server/check/site.ts';
import { isInstalled, type Published, startCaddy, startNginx } from './support/hosts.ts';
import { siteAddress } from './support/site.ts';
import { cloudflare, cloudfront, netlify } from './support/static-hosts.ts';

const told = async (address: string, ask?: Parameters<typeof checkSite>[1]) =>
  (await checkSite(address, ask)).map(({ row, sentence }) => `${row.method ?? 'GET'} ${row.path} ${sentence}`);

test('npm start', async () => {
  await assertRight(await siteAddress());
});

for (const [site, port] of [
  ['nginx/solvane.conf', 80],
  ['docker/solvane.conf', 8080],
] as const) {
  test(`nginx with ${site}`, { skip: isInstalled('nginx') ? false : 'nginx is not installed' }, async (context) => {
    const host = await startNginx(site, port);
    context.after(() => host.close());
    await assertRight(host.address);
    if (port === 80) await assertPublishing(host);
  });
}

/** A new build reaches nginx with its policies: no answer has the one without the other, and open pages keep their code. */
async function assertPublishing(host: Published): Promise<void> {
  const style = 'body{color:canvastext}';
  const page = join(host.project, 'dist/index.html');
  const html = readFileSync(page, 'utf8');
  const next = html.replace(/<style>[\s\S]*?<\/style>/, `<style>${style}</style>`);
  writeFileSync(page, next);
  for (const coding of ['br', 'gz']) rmSync(`${page}.${coding}`);
  for (const name of ['publish.sh', 'solvane-pages.conf']) {
    const file = join(host.project, '.hosts/nginx', name);
    const text = readFileSync(file, 'utf8')
      .replace(/srv\/\w{12}/, 'srv/next')
      .replace(hashOf(html), hashOf(next));
    writeFileSync(file, text);
  }
  const [code = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  rmSync(join(host.project, 'dist', code));
  let isPublished = false;
  const published = host.publish().then(() => {
    isPublished = true;
  });
  // A connection that was kept ends with its worker: like a browser, ask anew.
  const ask = (path: string) => fetch(host.address + path).catch(() => fetch(host.address + path));
  const seen = new Set<string>();
  for (let asked = 0; !seen.has(hashOf(next)); asked += 1) {
    assert.ok(!isPublished || asked < 10_000, 'the new build never comes');
    const response = await ask('/');
    const hash = hashOf(await response.text());
    seen.add(hash);
    assert.ok(response.headers.get('content-security-policy')?.includes(hash));
  }
  await published;
  assert.equal(seen.size, 2);
  assert.equal((await ask(code)).status, 200);
}

/** Of the style that stands in a document. */
function hashOf(html: string): string {
  return createHash('sha256')
    .update(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '')
    .digest('base64');
}

const caddy = process.env.CADDY_PATH ?? 'caddy';
test('Caddy', { skip: isInstalled(caddy) ? false : 'Caddy is not installed' }, async (context) => {
  const host = await startCaddy(caddy);
  context.after(() => host.close());
  await assertRight(host.address);
});

test('CloudFront, before a bucket', async () => {
  assert.deepEqual(await told('https://site.example', cloudfront()), []);
});

test('Netlify, which can’t tell a missing file from a kept one, nor redirect from a slash at the end', async () => {
  assert.deepEqual(
    (await told('https://site.example', netlify())).map((line) => line.replace(/ Change .*|-\w+(?=\.js)/g, '')),
    [
      'GET /assets/gone.js is missing, and that is kept for ever.',
      'GET /assets/site.js.gz is missing, and that is kept for ever.',
      'GET /about/ answers 200 instead of 301 or 308.',
      'GET /about/?a=1&b=%2F answers 200 instead of 301 or 308.',
    ],
  );
});

test('Cloudflare Pages, where the not-found page has an address', async () => {
  assert.deepEqual(
    (await told('https://site.example', cloudflare())).map((line) => line.replace(/ Change .*/, '')),
    ['GET /404 answers 200 instead of 404.', 'GET /404.html answers 308 instead of 404.'],
  );
});

/** A real host: its answers are right, and each scores 130, odd spellings too. */
async function assertRight(address: string): Promise<void> {
  assert.deepEqual(await told(address), []);
  for (const path of oddities) {
    const { headers } = await fetch(address + path, { redirect: 'manual' });
    assert.equal(observatoryScore(headers), 130, path);
  }
}

const oddities = [
  '/',
  '/admin',
  '/index',
  '/index/',
  '/admin.html/',
  '/about.html.br',
  '/about/',
  '/nowhere',
  '/%00',
  '/robots.txt',
];

/** Mozilla Observatory's rules for what a site without cookies, foreign scripts and CORS can get or lose. */
function observatoryScore(headers: Headers): number {
  const value = (name: string) => headers.get(name) ?? '';
  const policy = value('content-security-policy');
  const age = Number(/max-age=(\d+)/.exec(value('strict-transport-security'))?.[1] ?? 0);
  const losses = [
    [policy === '', 25],
    [/unsafe-(inline|eval)/.test(policy), 20],
    [age < 15_768_000, 20],
    [value('x-content-type-options') !== 'nosniff', 5],
    [!/frame-ancestors 'none'/.test(policy), 20],
  ] as const;
  const gains = [
    [/^default-src 'none'/.test(policy) && !/unsafe-|http:/.test(policy), 10],
    [/frame-ancestors 'none'/.test(policy), 5],
    [/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value('referrer-policy')), 5],
    [value('cross-origin-resource-policy') === 'same-origin', 10],
  ] as const;
  const sum = (list: readonly (readonly [boolean, number])[]) =>
    list.reduce((total, [holds, points]) => total + (holds ? points : 0), 0);
  return 100 - sum(losses) + sum(gains);
}

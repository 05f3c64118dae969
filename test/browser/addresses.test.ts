// One table of addresses for every host: the same answers from the preview server, from real servers with the files that
// the build wrote for them, and from what other hosts make of theirs.
import assert from 'node:assert/strict';
import test from 'node:test';
import { checkSite } from '../../src/server/check/site.ts';
import { type Host, isInstalled, startCaddy, startNginx } from './support/hosts.ts';
import { siteAddress } from './support/site.ts';
import { cloudflare, cloudfront, netlify } from './support/static-hosts.ts';

const told = async (address: string, ask?: Parameters<typeof checkSite>[1]) =>
  (await checkSite(address, ask)).map(({ row, sentence }) => `${row.method ?? 'GET'} ${row.path} ${sentence}`);

test('npm start', async () => {
  assert.deepEqual(await told(await siteAddress()), []);
});

for (const [site, port] of [
  ['nginx/solvane.conf', 80],
  ['docker/solvane.conf', 8080],
] as const) {
  test(`nginx with ${site}`, { skip: isInstalled('nginx') ? false : 'nginx is not installed' }, async (context) => {
    const host = await startNginx(site, port);
    context.after(() => host.close());
    assert.deepEqual(await told(host.address), []);
  });
}

const caddy = process.env.CADDY_PATH ?? 'caddy';
test('Caddy', { skip: isInstalled(caddy) ? false : 'Caddy is not installed' }, async (context) => {
  const host = await startCaddy(caddy);
  context.after(() => host.close());
  assert.deepEqual(await told(host.address), []);
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

test('every answer of every real host scores 130 by the rules of Mozilla Observatory, odd spellings too', async (context) => {
  const hosts: Host[] = [{ address: await siteAddress(), close: async () => undefined }];
  if (isInstalled('nginx')) hosts.push(await startNginx('nginx/solvane.conf', 80));
  if (isInstalled(caddy)) hosts.push(await startCaddy(caddy));
  context.after(() => Promise.all(hosts.map((host) => host.close())));
  for (const { address } of hosts) {
    for (const path of oddities) {
      const { headers } = await fetch(address + path, { redirect: 'manual' });
      assert.equal(observatoryScore(headers), 130, `${headers.get('server') ?? 'npm start'} ${path}`);
    }
  }
});

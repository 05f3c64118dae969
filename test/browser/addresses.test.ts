// One table of addresses for every host: the same answers from the preview server, from real servers with the files that
// the build wrote for them, and from what other hosts make of theirs.
import assert from 'node:assert/strict';
import test from 'node:test';
import { checkSite } from '../../src/server/check/site.ts';
import { isInstalled, startCaddy, startNginx } from './support/hosts.ts';
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

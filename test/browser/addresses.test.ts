// Checks that every host passes `checkSite`: the preview server, nginx with the build's files, and imitations of other
// hosts.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { checkSite } from '../../src/checks/site.ts';
import { commonHeaders } from '../../src/hosting/headers.ts';
import { isInstalled, type Published, startNginx } from './support/hosts.ts';
import { siteAddress } from './support/site.ts';
import { cloudflare, netlify } from './support/static-hosts.ts';

const linesOf = async (address: string, fetchPage?: Parameters<typeof checkSite>[1]) =>
  (await checkSite(address, fetchPage)).lines.map((line) => line.replaceAll(/-\w+(?=\.js)/g, ''));
const right = ['No problems found. Grade: A.'];

test('npm start serves every address without problems, and odd addresses with all security headers', async () => {
  await assertRight(await siteAddress());
});

for (const [site, port] of [
  ['nginx/solvane.conf', 80],
  ['docker/solvane.conf', 8080],
] as const) {
  test(`nginx with ${site} serves every address as expected`, {
    skip: isInstalled('nginx') ? false : 'nginx is not installed',
  }, async (context) => {
    const host = await startNginx(site, port);
    context.after(() => host.close());
    await assertRight(host.address);
    if (port === 80) await assertPublishing(host);
  });
}

/** Asserts that `publish.sh` switches files and policies together, and that open pages can load the old build's code. */
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
  // Reloading nginx ends keep-alive connections, so this retries, as a browser does.
  const request = (path: string) => fetch(host.address + path).catch(() => fetch(host.address + path));
  const servedHash = async () => {
    const response = await request('/');
    const hash = hashOf(await response.text());
    assert.ok(response.headers.get('content-security-policy')?.includes(hash));
    return hash;
  };
  const seen = new Set([await servedHash()]);
  let isPublished = false;
  const published = host.publish().then(() => {
    isPublished = true;
  });
  for (let askedSince = 0; !seen.has(hashOf(next)); askedSince += isPublished ? 1 : 0) {
    assert.ok(askedSince < 10_000, 'the new build is never served');
    seen.add(await servedHash());
  }
  await published;
  assert.equal(seen.size, 2);
  assert.equal((await request(code)).status, 200);
}

/** Returns the CSP hash of a document's inline style. */
function hashOf(html: string): string {
  return createHash('sha256')
    .update(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '')
    .digest('base64');
}

test('known limits of a host are reported as harmless, not as problems', async () => {
  assert.deepEqual(await linesOf('https://site.example', netlify()), [
    '- /assets/gone.js and /assets/site.js.gz: is missing, and browsers may cache that for a year (known, harmless)',
    '- /about/ and /about/?a=1&b=%2F: returns 200 instead of 301 or 308 (known, harmless)',
    ...right,
  ]);
  assert.deepEqual(await linesOf('https://site.example', cloudflare()), [
    '- /404: returns 200 instead of 404 (known, harmless)',
    '- /404.html: returns 308 instead of 404 (known, harmless)',
    ...right,
  ]);
});

const without = (line: RegExp) => (rules: string) => rules.replace(line, '');
/** Imitates a host's mistake: `change` edits the headers of a response, and may return another status. */
const changing =
  (change: (headers: Headers, status: number) => number | undefined): ReturnType<typeof cloudflare> =>
  async (url, init) => {
    const { body, status, headers } = await cloudflare()(url, init);
    const others = new Headers(headers);
    return new Response(body, { status: change(others, status) ?? status, headers: others });
  };
const mistakes: readonly [sentence: RegExp, fetchPage: ReturnType<typeof cloudflare>][] = [
  [/has no Content-Security-Policy/, cloudflare(without(/^ *Content-Security-Policy.*$/gm))],
  [/has no Strict-Transport-Security/, cloudflare(without(/^ *Strict-Transport-Security.*$/gm))],
  [/has no Cache-Control/, cloudflare(without(/^ *(! )?Cache-Control.*$/gm))],
  [/its styles are blocked/, cloudflare((rules) => rules.replaceAll("'sha256-", "'sha256-A"))],
  [/unsafe sources/, cloudflare((rules) => rules.replaceAll("style-src 'self'", "style-src 'self' 'unsafe-inline'"))],
  [/sign-in.*: returns 404 instead of 200/, cloudflare(without(/^\/(sign-in|admin|dashboard).* 200$/gm))],
  [/isn't compressed/, changing((headers) => void headers.delete('content-encoding'))],
  [/isn't sent with Brotli/, changing((headers) => void headers.set('content-encoding', 'gzip'))],
  [/has no Vary: Accept-Encoding/, changing((headers) => void headers.delete('vary'))],
  [/reveals the server's version/, changing((headers) => void headers.set('server', 'nginx/1.26.3'))],
  [/nowhere.*: returns 200 instead of 404/, changing((_, status) => (status === 404 ? 200 : undefined))],
  [/: returns 200 instead of 301 or 308/, changing((_, status) => (status === 308 ? 200 : undefined))],
];

test('a host’s mistakes are found, each reported in at most 20 lines', async () => {
  for (const [sentence, fetchPage] of mistakes) {
    const lines = await linesOf('https://site.example', fetchPage);
    assert.match(lines.join('\n'), sentence);
    assert.ok(lines.length <= 20, String(sentence));
  }
});

/** Asserts that a real host has no problems, and that responses for odd addresses have the security headers, too. */
async function assertRight(address: string): Promise<void> {
  const lines = await linesOf(address);
  assert.deepEqual(
    lines.filter((line) => !/Brotli/.test(line)),
    right,
  );
  const odd = '/admin /index /index/ /admin.html/ /about.html.br /about/ /nowhere /%00 /robots.txt'.split(' ');
  for (const path of odd) {
    const { headers } = await fetch(address + path, { redirect: 'manual' });
    for (const [name, value] of Object.entries(commonHeaders)) assert.equal(headers.get(name), value, path);
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none';(?!.*unsafe-)/, path);
  }
}

// One table of addresses for every host: the preview server, real servers with the build's files, and imitations of
// other hosts respond alike.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { checkSite } from '../../src/checks/site.ts';
import { isInstalled, type Published, startNginx } from './support/hosts.ts';
import { siteAddress } from './support/site.ts';
import { cloudflare, netlify } from './support/static-hosts.ts';

const told = async (address: string, ask?: Parameters<typeof checkSite>[1]) =>
  (await checkSite(address, ask)).lines.map((line) => line.replaceAll(/-\w+(?=\.js)/g, ''));
const right = ['No problems found. Grade: A.'];

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

/** Asserts that nginx switches build and policies together, and that open pages keep their code. */
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
  // A keep-alive connection ends with its worker: retry, as a browser does.
  const ask = (path: string) => fetch(host.address + path).catch(() => fetch(host.address + path));
  const servedHash = async () => {
    const response = await ask('/');
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
    assert.ok(askedSince < 10_000, 'the new build never comes');
    seen.add(await servedHash());
  }
  await published;
  assert.equal(seen.size, 2);
  assert.equal((await ask(code)).status, 200);
}

/** Returns the CSP hash of a document's inline style. */
function hashOf(html: string): string {
  return createHash('sha256')
    .update(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '')
    .digest('base64');
}

test('known limits of a host are reported, but not as problems', async () => {
  assert.deepEqual(await told('https://site.example', netlify()), [
    '- /assets/gone.js and /assets/site.js.gz: is missing, and browsers may keep that for a year (known, harmless)',
    '- /about/ and /about/?a=1&b=%2F: returns 200 instead of 301 or 308 (known, harmless)',
    ...right,
  ]);
  assert.deepEqual(await told('https://site.example', cloudflare()), [
    '- /404: returns 200 instead of 404 (known, harmless)',
    '- /404.html: returns 308 instead of 404 (known, harmless)',
    ...right,
  ]);
});

const without = (line: RegExp) => (conf: string) => conf.replace(line, '');
const mistakes: readonly [what: string, sentence: RegExp, spoil: (conf: string) => string][] = [
  ['no compression', /is not compressed/, without(/^ *(gzip|brotli)_static.*$/gm)],
  ['no Brotli', /is not sent with Brotli/, without(/^ *brotli_static.*$/m)],
  [
    'no headers',
    /has no Strict-Transport-Security.*\n(.*\n)*.*has no Content-Security-Policy/,
    without(/^ *add_header.*$/gm),
  ],
  ['no policy', /has no Content-Security-Policy/, without(/^ *add_header Content-Security.*$/m)],
  ['no caching', /has no Cache-Control/, without(/^ *add_header Cache-Control.*$/m)],
  ['no Vary', /has no Vary: Accept-Encoding/, without(/^ *add_header Vary.*$/m)],
  ['its version', /reveals the server's version/, without(/^ *server_tokens.*$/gm)],
  [
    'one page for all',
    /returns 200 instead of 404/,
    (conf) => conf.replace('$uri $uri.html =404', '$uri $uri.html /index.html'),
  ],
  ['no console', /sign-in.*: returns 404 instead of 200/, without(/^ *location ~ .*sign-in.*$/m)],
  ['no redirects', /: returns (200|404) instead of 301 or 308/, without(/^ *if \(\$solvane_page\).*$/m)],
];

test('ten mistakes in the nginx configuration are found, each reported in at most 20 lines', {
  skip: !isInstalled('nginx'),
}, async (context) => {
  for (const [what, sentence, spoil] of mistakes) {
    const host = await startNginx('nginx/solvane.conf', 80, spoil);
    context.after(() => host.close());
    const lines = await told(host.address);
    assert.match(lines.join('\n'), sentence, what);
    assert.ok(lines.length <= 20, what);
  }
});

test('mistakes in the rules for Cloudflare Pages are found, each reported in at most 20 lines', async () => {
  for (const [sentence, spoil] of [
    [/has no Content-Security-Policy/, without(/^ *Content-Security-Policy.*$/gm)],
    [/has no Strict-Transport-Security/, without(/^ *Strict-Transport-Security.*$/gm)],
    [/has no Cache-Control/, without(/^ *(! )?Cache-Control.*$/gm)],
    [/its styles are blocked/, (rules: string) => rules.replaceAll("'sha256-", "'sha256-A")],
    [/unsafe sources/, (rules: string) => rules.replaceAll("style-src 'self'", "style-src 'self' 'unsafe-inline'")],
    [/sign-in.*: returns 404 instead of 200/, without(/^\/(sign-in|admin|dashboard).* 200$/gm)],
  ] as const) {
    const lines = await told('https://site.example', cloudflare(spoil));
    assert.match(lines.join('\n'), sentence);
    assert.ok(lines.length <= 20, String(sentence));
  }
});

/** Asserts that a real host has no problems, and that odd addresses also score 130 in Mozilla's Observatory. */
async function assertRight(address: string): Promise<void> {
  const lines = await told(address);
  assert.deepEqual(
    lines.filter((line) => !/Brotli/.test(line)),
    right,
  );
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

/** Mozilla Observatory's scores for a site without cookies, foreign scripts and CORS. */
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

// Checks that `checkSite` finds no problems in the preview server's responses, nor in imitations of other hosts.
import assert from 'node:assert/strict';
import test from 'node:test';
import { hasConsole } from '../../src/content/parts.ts';
import { assertRight, linesOf, right } from './support/addresses.ts';
import { siteAddress } from './support/site.ts';
import { cloudflare, netlify } from './support/static-hosts.ts';

test('npm start serves every address without problems, and odd addresses with all security headers', async () => {
  await assertRight(await siteAddress());
});

test('a host that follows the rule files of Netlify or Cloudflare has no problems', async () => {
  for (const fetchPage of [netlify(), cloudflare()])
    assert.deepEqual((await linesOf('https://site.example', fetchPage)).slice(-1), right);
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
type Mistake = [sentence: RegExp, fetchPage: ReturnType<typeof cloudflare>];
const ofConsole: Mistake = [
  /sign-in.*: returns 404 instead of 200/,
  cloudflare(without(/^\/(sign-in|admin|dashboard).* 200$/gm)),
];
const mistakes: readonly Mistake[] = [
  [/has no Content-Security-Policy/, cloudflare(without(/^ *Content-Security-Policy.*$/gm))],
  [/has no Strict-Transport-Security/, cloudflare(without(/^ *Strict-Transport-Security.*$/gm))],
  [
    /icon-180\.png: has Cross-Origin-Resource-Policy 'same-origin'/,
    cloudflare(without(/^.*cross-origin$|^ *! Cross.*$/gm)),
  ],
  [/has no Cross-Origin-Resource-Policy/, cloudflare(without(/^ *(! )?Cross-Origin-Resource.*$/gm))],
  [/has no Cache-Control/, cloudflare(without(/^ *(! )?Cache-Control.*$/gm))],
  [/its styles are blocked/, cloudflare((rules) => rules.replaceAll("'sha256-", "'sha256-A"))],
  [/unsafe sources/, cloudflare((rules) => rules.replaceAll("style-src 'self'", "style-src 'self' 'unsafe-inline'"))],
  ...(hasConsole ? [ofConsole] : []),
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

/** Requests addresses of every kind from a live site, and groups the problems of the responses. */
import { hash } from 'node:crypto';
import { commonHeaders, resourcePolicy, speculationPath } from '../hosting/headers.ts';

type Expected = { status: readonly number[]; method?: string } & Rules;
type Rules = { type?: RegExp; caching?: RegExp; location?: string; isCompressed?: boolean };
type Row = readonly [expected: Expected, ...paths: string[]];
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const resourceHeader = 'Cross-Origin-Resource-Policy';
const revalidated = /no-cache|max-age=0/;
const page: Expected = { status: [200], type: /^text\/html/, isCompressed: true };
const file = (type: RegExp, caching = revalidated): Expected => ({ status: [200], type, caching });
const movedTo = (location: string): Expected => ({ status: [301, 308], location });

const consoleRows: readonly Row[] = [
  [{ ...page, caching: /no-store/ }, '/sign-in', '/admin', '/admin/users/7', '/dashboard', '/dashboard/projects'],
  [movedTo('/admin'), '/admin.html', '/admin.html/'],
];

/** Returns what each address should return. `pages` are the paths in the site's sitemap. */
function rowsOf(script: string, pages: readonly string[], hasConsole: boolean): readonly Row[] {
  const about = pages.find((path) => path !== '/') ?? '/404';
  const secret = [`${about}.html.br`, `${script}.gz`, '/_headers', '/_redirects', '/.git/config'];
  const none = ['/nowhere', '/careers/nowhere', '/blog/nowhere/at-all', '/404', '/404.html', '/assets/gone.js'];
  return [
    [{ ...page, caching: revalidated }, ...pages, `${about}?utm_source=x`],
    ...(hasConsole ? consoleRows : []),
    [{ ...file(/^(text|application)\/javascript/, /immutable/), isCompressed: true }, script],
    [file(/^image\/png/, /max-age=86400(?!\d)/), '/images/icon-180.png'],
    [file(/^text\/plain/), '/robots.txt', '/.well-known/security.txt'],
    [file(/^(text|application)\/xml/), '/sitemap.xml'],
    [file(/^application\/speculationrules\+json/), speculationPath],
    [{ status: [404], type: /^text\/html/ }, ...none, ...secret],
    [movedTo(about), `${about}/`, `${about}.html`, `${about}/index.html`, `${about}.html/`],
    [movedTo('/'), '/index.html', '/index', '/index/'],
    [movedTo(`${about}?a=1&b=%2F`), `${about}/?a=1&b=%2F`],
    [{ status: [200], caching: revalidated, method: 'HEAD' }, about],
    [{ status: [405], method: 'POST' }, about],
  ];
}

const inline = /<style>([\s\S]*?)<\/style>|<script data-src="[^"]*">([\s\S]*?)<\/script>/g;
/** Matches the harmless deviations that `.hosts/README.md` lists for some hosts. */
const known =
  /^\/404(\.html)?: returns (200|308) instead of 404|^\/_(headers|redirects): returns 502|^\/[^/]+\/(\?.*)?: returns 200 instead of 301|^\/assets\/.*: is missing, and browsers may cache that/;

/**
 * Returns `isGood`, and lines for the terminal: at most 18 problems, the most frequent first, then a grade.
 * Errors: rejects if the address is invalid or the site can't be reached.
 */
export async function checkSite(url: string, fetchPage: Fetch = fetch) {
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new Error('Usage: npm run check:site -- https://your.site');
  const { origin } = new URL(url);
  const home = await fetchPage(`${origin}/`, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }).catch(
    ({ cause }) => Promise.reject(new Error(`Couldn't reach ${origin} (${cause?.code}). Check the address.`)),
  );
  const html = await home.text();
  const script = /data-src="([^" ]+)/.exec(html)?.[1] ?? '/assets/none.js';
  const sitemap = await (await fetchPage(`${origin}/sitemap.xml`, {})).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/');
  const found = new Map<string, string[]>();
  const add = (path: string, sentence: string) => found.set(sentence, [...(found.get(sentence) ?? []), path]);
  for (const [expected, ...paths] of rowsOf(script, pages, html.includes('href="/sign-in"')))
    for (const path of paths)
      for (const sentence of await problemsOf(origin, path, expected, fetchPage))
        add(path, known.test(`${path}: ${sentence}`) ? `${sentence} (known, harmless)` : sentence);
  if (home.headers.get('content-encoding') !== 'br')
    add('/', "isn't sent with Brotli, which would be a sixth smaller (harmless)");
  const lines = [...found]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([sentence, paths]) => {
      const where = paths.length > 2 ? `${paths[0]} and ${paths.length - 1} more` : paths.join(' and ');
      return `${sentence.endsWith('harmless)') ? '-' : '✗'} ${where}: ${sentence}`;
    });
  const count = lines.filter((line) => line.startsWith('✗')).length;
  const advice = count > 0 ? ' Use the files for your host in .hosts/, or see .hosts/README.md.' : '';
  const verdict = `${count || 'No'} problem${count === 1 ? '' : 's'} found. Grade: ${'ABCCDDD'[count] ?? 'F'}.${advice}`;
  return { isGood: count === 0, lines: [...lines.slice(0, 18), verdict] };
}

async function problemsOf(origin: string, path: string, expected: Expected, fetchPage: Fetch): Promise<string[]> {
  const { method = 'GET', status: statuses, type, caching, location, isCompressed } = expected;
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br, gzip' };
  const response = await fetchPage(origin + path, { method, redirect: 'manual', headers });
  if (!statuses.includes(response.status)) return [`returns ${response.status} instead of ${statuses.join(' or ')}`];
  const text = [200, 404].includes(response.status) ? await response.text() : '';
  const value = (name: string) => response.headers.get(name) ?? '';
  const actual = (name: string) => (value(name) ? `has ${name} '${value(name)}'` : `has no ${name}`);
  const [policy, cached] = [value('content-security-policy'), value('cache-control')];
  const problems: string[] = [];
  const must = (isRight: unknown, sentence: string) => isRight || problems.push(sentence);
  must(!location || value('location').replace(origin, '') === location, 'redirects to the wrong address');
  must(!type || type.test(value('content-type')), actual('Content-Type'));
  must(!caching || caching.test(cached), `${actual('Cache-Control')}; it should match ${caching?.source}`);
  must(response.ok || !cached.includes('immutable'), 'is missing, and browsers may cache that for a year');
  must(!isCompressed || /br|gzip/.test(value('content-encoding')), "isn't compressed");
  must(!isCompressed || /accept-encoding|\*/i.test(value('vary')), 'has no Vary: Accept-Encoding, for shared caches');
  must(!/\/\s*\d|\d\.\d/.test(value('server')), `reveals the server's version: ${actual('Server')}`);
  for (const [name, right] of Object.entries(commonHeaders))
    must(value(name) === right, `${actual(name)}; it should be '${right}'`);
  // A host that can't make exceptions for a folder may let other sites embed everything: all of it is public.
  const resources = resourcePolicy(path);
  must(
    ['cross-origin', resources].includes(value(resourceHeader)),
    `${actual(resourceHeader)}; it should be '${resources}'`,
  );
  if (!policy) return [...problems, 'has no Content-Security-Policy'];
  must(policy.startsWith("default-src 'none';"), "has a policy that doesn't start with default-src 'none'");
  must(policy.includes("frame-ancestors 'none'"), 'can be framed by other sites');
  must(!/unsafe-|http:| \*/.test(policy), 'has a policy with unsafe sources');
  if (text.includes('<html')) must(policy.includes("require-trusted-types-for 'script'"), 'has no Trusted Types');
  for (const [, style, code = ''] of text.matchAll(inline))
    must(
      policy.includes(`'sha256-${hash('sha256', style ?? code, 'base64')}'`),
      "has another build's policy: its styles are blocked",
    );
  return [...new Set(problems)];
}

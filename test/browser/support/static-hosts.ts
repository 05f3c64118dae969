// Hosts that can't run here, as they document that they read their rule files; each answers from `dist/` without the
// compressed copies, which are not uploaded.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createDemo } from '../../../src/server/demo.ts';
import { cacheControl } from '../../../src/server/headers.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { mediaTypes } from '../../../src/server/site-files.ts';
import type { Host } from './hosts.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;
type Answer = { status: number; file?: string; location?: string };

const read = (file: string) => readFileSync(`.hosts/${file}`, 'utf8');
const isFile = (path: string) => /\.\w+$/.test(path) && !/^\/_|\.(br|gz)$/.test(path) && existsSync(`dist${path}`);
/** Whether a rule's pattern, with `*` at its end, is the path. */
const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** https://developers.cloudflare.com/pages/configuration/: redirects first, then files, `.html` goes, headers last. */
export function cloudflare(): Ask {
  const redirects = redirectsOf(read('cloudflare/_redirects'));
  const asset = (path: string): Answer => {
    if (path === '/') return { status: 200, file: '/index.html' };
    if (path.endsWith('.html') && isFile(path)) return { status: 308, location: path.slice(0, -5) };
    if (isFile(path)) return { status: 200, file: path };
    if (isFile(`${path}.html`)) return { status: 200, file: `${path}.html` };
    return { status: 404, file: '/404.html' };
  };
  return host(read('cloudflare/_headers'), 'remove', (path) => {
    const rule = redirects.find(({ from }) => matches(from, path));
    if (!rule) return asset(path);
    return rule.status === 200 ? asset(rule.to) : { status: rule.status, location: rule.to };
  });
}

/** https://docs.netlify.com/routing/: a file is served before a rule, unless the rule says `!`; values are joined. */
export function netlify(): Ask {
  const redirects = redirectsOf(read('netlify/_redirects'));
  return host(read('netlify/_headers'), 'join', (path) => {
    const bare = path.replace(/(.)\/$/, '$1');
    const rule = redirects.find(({ from }) => matches(from, bare) || from === `${bare}/*`);
    const file = path === '/' ? '/index.html' : [bare, `${bare}.html`].find(isFile);
    if (rule && (rule.isForced || !file)) {
      return [200, 404].includes(rule.status)
        ? { status: rule.status, file: rule.to }
        : { status: rule.status, location: rule.to };
    }
    return file ? { status: 200, file } : { status: 404, file: '/404.html' };
  });
}

/** A bucket with the names of the files for keys, behind the function and the response headers policy. */
export function cloudfront(): Ask {
  const { handler } = runInNewContext(`${read('cloudfront/viewer-request.js')};({ handler })`);
  const config = JSON.parse(read('cloudfront/response-headers-policy.json'));
  const security = config.SecurityHeadersConfig;
  const custom: { Header: string; Value: string }[] = config.CustomHeadersConfig.Items;
  const { AccessControlMaxAgeSec: maxAge } = security.StrictTransportSecurity;
  return async (url, init) => {
    const { pathname, searchParams } = new URL(url);
    const querystring = Object.fromEntries(
      [...searchParams].map(([name, value]) => [name, { value: encodeURIComponent(value) }]),
    );
    const result = handler({ request: { uri: pathname, querystring } });
    const location = result.headers?.location.value;
    const found = !location && isFile(result.uri);
    const file = found ? result.uri : '/404.html';
    const headers: [string, string][] = [
      ...custom.map(({ Header, Value }): [string, string] => [Header, Value]),
      ['Server', 'AmazonS3'],
      ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
      ['Strict-Transport-Security', `max-age=${maxAge}; includeSubDomains`],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
      ['Cache-Control', file === '/admin.html' ? 'no-store' : cacheControl(found ? file : '/')],
    ];
    return respond(init, location ? { status: 308, location } : { status: found ? 200 : 404, file }, headers);
  };
}

/**
 * A folder with the copies of `.hosts/github-pages/` in it; no rewrites and no headers of its own.
 * https://docs.github.com/pages: `.html` may be left out of an address, and `404.html` answers for what is not there.
 */
export function githubPages(): Ask {
  const copies = '.hosts/github-pages';
  const place = (path: string) => [copies, 'dist'].find((folder) => existsSync(folder + path) && /\.\w+$/.test(path));
  return async (url, { method }) => {
    const { pathname } = new URL(url);
    const file = [pathname.replace(/\/$/, '/index.html'), `${pathname}.html`].find(place);
    const headers = {
      'cache-control': 'max-age=600',
      'content-type': mediaTypes[extname(file ?? '.html').slice(1)] ?? '',
    };
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405, headers });
    const body = readFileSync(`${place(file ?? '/404.html')}${file ?? '/404.html'}`);
    return new Response(body, { status: file ? 200 : 404, headers });
  };
}

/** A host as a server that a browser can open, with the demo of the API on its address. */
export async function serveHost(ask: Ask): Promise<Host> {
  const demo = createDemo({ settings: readSettings({}), environment: {} });
  const server = createServer(async (request, response) => {
    if (demo.handlers.some((handle) => handle(request, response))) return;
    const answer = await ask(`http://site.example${request.url}`, { method: request.method ?? 'GET' });
    // Nothing here compresses what it says is compressed.
    answer.headers.delete('content-encoding');
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await demo.close();
    },
  };
}

interface Redirect {
  from: string;
  to: string;
  status: number;
  isForced: boolean;
}

function redirectsOf(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '301'] = line.split(/\s+/);
    return from && to ? [{ from, to, status: Number.parseInt(status, 10), isForced: status.endsWith('!') }] : [];
  });
}

function host(headersFile: string, joining: 'join' | 'remove', resolve: (path: string) => Answer): Ask {
  const rules = headersFile.split(/\n(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    return { pattern, lines: lines.map((line) => line.trim()).filter(Boolean) };
  });
  return async (url, init) => {
    const { pathname, search } = new URL(url);
    const headers = new Map<string, string>();
    for (const { lines } of rules.filter(({ pattern }) => matches(pattern, pathname))) {
      for (const line of lines) {
        const [, name = '', value = ''] = /^(!? ?[\w-]+)(?:: (.*))?$/.exec(line) ?? [];
        if (joining === 'remove' && name.startsWith('! ')) headers.delete(name.slice(2));
        else headers.set(name, [headers.get(name), value].filter(Boolean).join(', '));
      }
    }
    const answer = resolve(pathname);
    if (pathname.endsWith('.speculationrules') && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/octet-stream');
    if (joining === 'join' && !headers.has('Cache-Control'))
      headers.set('Cache-Control', 'public,max-age=0,must-revalidate');
    // Seen in the host's emulator.
    if (joining === 'remove' && answer.status === 404) headers.set('Cache-Control', 'no-store');
    return respond(init, answer.location ? { ...answer, location: answer.location + search } : answer, [...headers]);
  };
}

/** Compression and its `Vary` are the host's own. */
function respond({ method }: RequestInit, { status, file, location }: Answer, headers: [string, string][]): Response {
  const all = new Headers(headers);
  if (!all.has('vary')) all.set('vary', 'Accept-Encoding');
  if (location) all.set('location', location);
  if (method === 'POST') return new Response(null, { status: 405, headers: all });
  if (!file) return new Response(null, { status, headers: all });
  if (!all.has('content-type')) all.set('content-type', mediaTypes[extname(file).slice(1)] ?? '');
  all.set('content-encoding', 'br');
  return new Response(readFileSync(`dist${file}`), { status, headers: all });
}

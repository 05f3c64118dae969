// Imitates hosts that can't run locally, following the documentation of their rule files. Each serves `dist/` without
// the compressed copies, which aren't uploaded.
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { mediaTypes } from '../../../src/hosting/media-types.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type Resolved = { status: number; file?: string; location?: string };

const read = (file: string) => readFileSync(`.hosts/${file}`, 'utf8');
const isFile = (path: string) => /\.\w+$/.test(path) && !/^\/_|\.(br|gz)$/.test(path) && existsSync(`dist${path}`);
/** Returns whether a rule's pattern, which may end in `*`, matches the path. */
const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Imitates Cloudflare, which prefers redirects to files. `spoil` edits rules. See developers.cloudflare.com/pages/ */
export function cloudflare(spoil = (rules: string) => rules): Fetch {
  const redirects = redirectsOf(spoil(read('cloudflare/_redirects')));
  const asset = (path: string): Resolved => {
    if (path === '/') return { status: 200, file: '/index.html' };
    if (path.endsWith('.html') && isFile(path)) return { status: 308, location: path.slice(0, -5) };
    if (isFile(path)) return { status: 200, file: path };
    if (isFile(`${path}.html`)) return { status: 200, file: `${path}.html` };
    return { status: 404, file: '/404.html' };
  };
  return host(spoil(read('cloudflare/_headers')), 'remove', (path) => {
    const rule = redirects.find(({ from }) => matches(from, path));
    if (!rule) return asset(path);
    return rule.status === 200 ? asset(rule.to) : { status: rule.status, location: rule.to };
  });
}

/** Imitates Netlify: prefers files to rules without `!`, and joins repeated headers. See docs.netlify.com/routing/ */
export function netlify(): Fetch {
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

function host(headersFile: string, joining: 'join' | 'remove', resolve: (path: string) => Resolved): Fetch {
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
    const found = resolve(pathname);
    if (pathname.endsWith('.speculationrules') && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/octet-stream');
    if (joining === 'join' && !headers.has('Cache-Control'))
      headers.set('Cache-Control', 'public,max-age=0,must-revalidate');
    // Cloudflare's emulator forbids caching of a 404.
    if (joining === 'remove' && found.status === 404) headers.set('Cache-Control', 'no-store');
    return respond(init, found.location ? { ...found, location: found.location + search } : found, [...headers]);
  };
}

/** Returns a response with the headers that a host itself adds: location, media type, compression and `Vary`. */
function respond({ method }: RequestInit, { status, file, location }: Resolved, headers: [string, string][]): Response {
  const all = new Headers(headers);
  if (!all.has('vary')) all.set('vary', 'Accept-Encoding');
  if (location) all.set('location', location);
  if (method === 'POST') return new Response(null, { status: 405, headers: all });
  if (!file) return new Response(null, { status, headers: all });
  if (!all.has('content-type')) all.set('content-type', mediaTypes[extname(file).slice(1)] ?? '');
  all.set('content-encoding', 'br');
  return new Response(readFileSync(`dist${file}`), { status, headers: all });
}

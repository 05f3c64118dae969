// The expected status of each odd request, derived from HTTP (RFC 9110, 9112), the build's files and the contract. Of
// the server's code it uses only the list of the contract's calls.
import { readdirSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Call } from '../../src/contract/call.ts';
import { calls as callsByName } from '../../src/demo/api/resources.ts';

export interface FuzzRequest {
  method: string;
  path: string;
  query: string;
  version: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

/** No response, because the server waits for the rest of the body. */
export const waits = 'waits';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'];
const textLimit = 64 * 1024;

/** Returns the expected status, or `waits`. */
export function expectedStatus(request: FuzzRequest): number | typeof waits {
  const host = headerOf(request, 'host');
  if (!isHead(request)) return 400;
  // Any other host name is refused (DNS rebinding).
  const name = host?.replace(/:\d*$/, '').replace(/\.$/, '') ?? 'localhost';
  if (name !== 'localhost' && isIP(name) === 0) return 421;
  if (request.version === '1.1' && host === undefined) return 400;
  // Refused before the body is read: that is the purpose of an expectation.
  if (isUnknownExpectation(request)) return 417;
  const { status, readsBody, isOfApi } = target(request);
  const framing = framingOf(request);
  // The API answers such a call as soon as it has the head; the site needs time to look up its build.
  const isAnswered = isOfApi && !readsBody;
  if (framing === 'broken' || (framing === 'overlong' && !isAnswered)) return 400;
  return framing === 'unfinished' && readsBody ? waits : status;
}

/** Whether the head is valid (RFC 9112, 3 and 6). The parser rejects any other. */
function isHead({ method, path, query, version, headers }: FuzzRequest): boolean {
  const names = headers.map(([name]) => name.toLowerCase());
  const lengths = headers.filter(([name]) => name.toLowerCase() === 'content-length');
  // An empty list of codings counts as none, unless it follows a length.
  const isCoded =
    headers.some(([name, value]) => name.toLowerCase() === 'transfer-encoding' && value !== '') ||
    names.lastIndexOf('transfer-encoding') > names.indexOf('content-length');
  return (
    methods.includes(method) &&
    ['1.0', '1.1', '2.0'].includes(version) &&
    /^(\/|\*|[a-z]+:\/\/)/i.test(path) &&
    /^[\x21-\x7e]+$/.test(path + query) &&
    lengths.length < 2 &&
    lengths.every(([, length]) => /^\d+$/.test(length)) &&
    !(lengths.length > 0 && isCoded)
  );
}

/** Compares the body with its length or coding in the head. */
function framingOf(request: FuzzRequest): 'whole' | 'unfinished' | 'overlong' | 'broken' {
  const { body } = request;
  const coding = headerOf(request, 'transfer-encoding')?.replace(/^[, ]+/, '');
  if (coding) {
    // Chunked is the last coding, and applied once (RFC 9112, 6.1).
    if (!/(^|, )chunked$/.test(coding) || /chunked.*chunked/.test(coding)) return 'broken';
    if (body === '') return 'unfinished';
    return body === '5\r\nhello\r\n0\r\n\r\n' ? 'whole' : 'broken';
  }
  const length = Number(headerOf(request, 'content-length') ?? 0);
  // Bytes after an upgrade belong to the other protocol; bytes after a closing request are ignored.
  if (length === 0 && headerOf(request, 'upgrade') && headerOf(request, 'connection')?.includes('upgrade'))
    return 'whole';
  if (body.length > length) return length > 0 ? 'overlong' : 'broken';
  return body.length < length ? 'unfinished' : 'whole';
}

function isUnknownExpectation(request: FuzzRequest): boolean {
  const expectation = headerOf(request, 'expect');
  return request.version === '1.1' && Boolean(expectation) && !expectation?.includes('100-continue');
}

interface Target {
  status: number;
  readsBody?: boolean;
  isOfApi?: boolean;
}

function target(request: FuzzRequest): Target {
  const [raw = ''] = request.path.split('?');
  if (raw === '/api/assistant')
    return request.method === 'POST' ? { ...json(request), readsBody: true } : { status: 405, isOfApi: true };
  if (raw === '/api' || raw.startsWith('/api/')) return { ...api(request, raw.slice('/api'.length)), isOfApi: true };
  return { status: site(request) };
}

/** No fuzzed body is valid: a call rejects it as too large or malformed. */
function json({ body }: FuzzRequest): Target {
  return { status: body.length > textLimit ? 413 : 400 };
}

const calls = Object.values<Call>(callsByName).flatMap(({ method, path, superPath = path }) =>
  [...new Set<string>([path, superPath])].map((each) => ({ method, path: each })),
);

function api(request: FuzzRequest, path: string): Target {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (path.startsWith('/uploads/')) return { status: method === 'GET' ? 404 : 405 };
  const exact = calls.filter((call) => call.path === path);
  const withId = calls.filter((call) => call.path.endsWith('/{id}') && isSegmentOf(call.path.slice(0, -4), path));
  const found = exact.length > 0 ? exact : withId;
  if (found.length === 0) return { status: 404 };
  const call = found.find((one) => one.method === method);
  if (!call) return { status: 405 };
  if (exact.length === 0 && !isDecodable(path)) return { status: 400 };
  return call.path === callsByName.signIn.path ? signIn(request) : { status: 401 };
}

function isSegmentOf(folder: string, path: string): boolean {
  return path.startsWith(folder) && path.length > folder.length && !path.slice(folder.length).includes('/');
}

function signIn(request: FuzzRequest): Target {
  if (headerOf(request, 'content-type') !== 'application/json') return { status: 415 };
  const { status } = json(request);
  if (status === 413) return { status, readsBody: true };
  return { status: /^\{("email":1)?\}$/.test(request.body) ? 422 : 400, readsBody: true };
}

const files = new Map(
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => statSync(`dist${path}`).isFile() && !/^\/_|\/\.(?!well-known\/)|\.(br|gz)$/.test(path))
    .map((path) => [path, statSync(`dist${path}`).size]),
);
const documents = [...files.keys()].filter((path) => path.endsWith('.html')).map((path) => path.slice(0, -5));

function site(request: FuzzRequest): number {
  const [raw = ''] = request.path.split(/[?#]/);
  if (!raw.startsWith('/') || raw.includes('\\') || !isDecodable(raw)) return 400;
  const path = decodeURIComponent(raw);
  if (path.includes('\0') || path.includes('//')) return 400;
  if (!['GET', 'HEAD'].includes(request.method)) return 405;
  const spelled = path.replace(/(\/index)?(\.html)?\/?$/, '') || '/index';
  if (/^\/(sign-in|admin|dashboard)(\/|$)/.test(path)) return partOf(request, '/admin.html');
  if (path === '/') return partOf(request, '/index.html');
  if (documents.includes(path) && !['/404', '/index', '/admin'].includes(path)) return partOf(request, `${path}.html`);
  if (documents.includes(spelled) && spelled !== '/404') return 308;
  if (files.has(path) && !path.endsWith('.html')) return partOf(request, path);
  return 404;
}

/** An existing file: unchanged, in part, or whole (RFC 9110, 13 and 14). */
function partOf(request: FuzzRequest, file: string): number {
  if ((headerOf(request, 'if-none-match') ?? '').split(', ').includes('*')) return 304;
  const range = /^bytes=(\d*)-(\d*)$/.exec(headerOf(request, 'range') ?? '');
  if (!range || request.method === 'HEAD' || headerOf(request, 'if-range') !== undefined) return 200;
  const [, first = '', last = ''] = range;
  if (first === '' && last === '') return 200;
  if (first === '') return Number(last) > 0 ? 206 : 416;
  // Nothing here compresses to so little that the odd ranges would fall between the plain size and another.
  return Number(first) >= (files.get(file) ?? 0) || (last !== '' && Number(last) < Number(first)) ? 416 : 206;
}

function headerOf({ headers }: FuzzRequest, wanted: string): string | undefined {
  const values = headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);
  if (values.length === 0) return undefined;
  return ['host', 'content-type'].includes(wanted) ? values[0] : values.join(', ');
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

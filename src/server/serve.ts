import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { cacheControl, consoleCacheControl, isConsolePath, securityHeaders } from './headers.ts';
import { readStamp, type ServedDocument, stampTimeMs } from './stamp.ts';

/** The document that stands for every path without one. */
const notFoundPath = '/404';

/** Answers a request, or says false and leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ServeOptions {
  /** The folder to serve. */
  dist: string;
  /** The folder of the build's stamp. */
  work: string;
  /** 0 takes any free port. */
  port: number;
  /** Asked before the files: the demo API, or development's reload. */
  handlers?: readonly Handler[];
  /** Development: files change while they are served. */
  isDevelopment?: boolean;
}

/**
 * Serves a build as it would be served in production.
 *
 * Errors: rejects when there is no build, or with the system's error when the port is taken.
 */
export async function listen(options: ServeOptions): Promise<{ address: string; server: Server }> {
  const server = createServer(await createSite(options));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, server };
}

async function createSite(options: ServeOptions): Promise<RequestListener> {
  const { dist, work, handlers = [], isDevelopment = false } = options;
  const open = async (): Promise<Site | null> => {
    const builtMs = await stampTimeMs(work);
    const documents = (await readStamp(work))?.documents;
    const files = sirv(dist, { dev: isDevelopment, etag: true, brotli: true, gzip: true, setHeaders: setFileHeaders });
    return documents ? { builtMs, documents, files } : null;
  };
  let site = await open();
  if (!site) throw new Error('There is no build to serve: run `npm run build` first.');

  return async (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (handlers.some((handle) => handle(request, response))) return;
    // A new build beside a running server has other files and policies.
    if (site && (await stampTimeMs(work)) > site.builtMs) site = (await open()) ?? site;
    if (site) answer(request, response, site.documents, site.files);
  };
}

/** One build, as it is served. */
interface Site {
  /** When the build ended, in milliseconds since 1970. */
  builtMs: number;
  documents: Readonly<Record<string, ServedDocument>>;
  files: ReturnType<typeof sirv>;
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  documents: Readonly<Record<string, ServedDocument>>,
  files: ReturnType<typeof sirv>,
): void {
  const path = readPath(request.url ?? '');
  if (path === null) {
    plain(response, 400, 'Bad request');
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    plain(response, 405, 'Method not allowed');
  } else if (canonicalPath(path, documents) !== path) {
    redirect(response, canonicalPath(path, documents) + readQuery(request.url ?? ''));
  } else {
    sendFile(path, request, response, documents, files);
  }
}

function sendFile(path: string, ...[request, response, documents, files]: Parameters<typeof answer>): void {
  const document = documents[isConsolePath(path) ? '/admin' : path];
  const notFound = () => sendNotFound(request, response, documents, files);
  if (document && path !== notFoundPath) {
    response.setHeader('Content-Security-Policy', document.policy);
    response.setHeader('Cache-Control', isConsolePath(path) ? consoleCacheControl : cacheControl(path));
    files(withUrl(request, `/${document.file}`), response, notFound);
  } else if (document || path.endsWith('.html') || path.startsWith('/_')) {
    // Neither documents by file name nor the hosts' own files are the public's.
    notFound();
  } else {
    files(withUrl(request, path), response, notFound);
  }
}

/** The not-found page under a 404 status, for a person; one line for a script or an image that is missing. */
function sendNotFound(...[request, response, documents, files]: Parameters<typeof answer>): void {
  const document = documents[notFoundPath];
  if (!document || !request.headers.accept?.includes('text/html')) {
    plain(response, 404, 'Not found');
    return;
  }
  response.setHeader('Content-Security-Policy', document.policy);
  response.setHeader('Cache-Control', 'no-cache');
  // A copy of a page that is not there must not be confirmed as unchanged.
  request.headers['if-none-match'] = '';
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((_: number, ...rest: []) => writeHead(404, ...rest)) as typeof response.writeHead;
  files(withUrl(request, `/${document.file}`), response, () => plain(response, 404, 'Not found'));
}

function setFileHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Vary', 'Accept-Encoding');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', cacheControl(path));
}

/** The decoded path of a request, or null when it is not one: an absolute address, `//host`, or broken escapes. */
function readPath(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.includes('//') ? null : decoded;
  } catch {
    return null;
  }
}

/** `/about/` and `/about.html` are `/about`. */
function canonicalPath(path: string, documents: Readonly<Record<string, ServedDocument>>): string {
  const bare = path.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
  return bare !== path && bare !== notFoundPath && bare !== '/admin' && documents[bare] ? bare : path;
}

function readQuery(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** sirv reads the address from the request and remembers it there, so a rewritten one starts afresh. */
function withUrl(request: IncomingMessage, url: string): IncomingMessage {
  return Object.assign(request, { url: encodeURI(url), _parsedUrl: undefined });
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location }).end();
}

/** A plain sentence; never a stack, never an echo of what was asked. */
function plain(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { isAllowedHost, loopback, openedHost } from '../hosting/address.ts';
import { type Handler, sendSentence } from '../hosting/handler.ts';
import {
  cacheControl,
  consoleCacheControl,
  isConsolePath,
  resourcePolicy,
  securityHeaders,
} from '../hosting/headers.ts';
import { readStamp, type ServedDocument, stampTimeMs } from '../hosting/stamp.ts';
import { readSiteFiles, type SiteFiles, sendFile } from './files.ts';

const notFoundPath = '/404';
const requestTimeoutMs = 60_000;

export interface ServeOptions {
  dist: string;
  /** The folder with the build's stamp. */
  work: string;
  /** 0 chooses any free port. */
  port: number;
  /** The interface to listen on. Default: loopback, for this machine only. */
  host?: string;
  /** Host names to accept besides loopback names and IP addresses. */
  allowedHosts?: readonly string[];
  /** Called in this order, before files are served. */
  handlers?: readonly Handler[];
}

interface Site {
  /** When the build ended, in ms since 1970. */
  builtMs: number;
  documents: Readonly<Record<string, ServedDocument>>;
  files: SiteFiles;
}

/**
 * Serves a build with the production headers. No request crashes the process.
 *
 * Errors: rejects if there is no build, or with the system's error if the server can't listen.
 */
export async function listen(options: ServeOptions): Promise<{ address: string; server: Server }> {
  const { dist, work, port, host = loopback, allowedHosts = [], handlers = [] } = options;
  const currentSite = await createSite(dist, work);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, sentence] = rejectionOf(request, allowedHosts) ?? [];
    if (status) sendSentence(response, status, sentence ?? '');
    else if (!handlers.some((handle) => handle(request, response)))
      sendSiteFile(request, response, await currentSite());
  };
  const onRequest: RequestListener = (request, response) => {
    secure(response);
    respond(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendSentence(response, 500, 'Something went wrong on the server.');
    });
  };
  // By default, Node responds to a missing Host header and to an Expect header, without the security headers.
  const server = createServer({ requestTimeout: requestTimeoutMs, requireHostHeader: false }, onRequest);
  server.on('clientError', reject).on('checkExpectation', onRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { address: `http://${openedHost(host)}:${(server.address() as AddressInfo).port}`, server };
}

/** Returns the status and message for a request whose Host or Expect header this server rejects. */
function rejectionOf({ httpVersion, headers }: IncomingMessage, allowedHosts: readonly string[]) {
  if (headers.host !== undefined && !isAllowedHost(headers.host, allowedHosts))
    return [421, "This server doesn't accept that host name. Add it to ALLOWED_HOSTS."] as const;
  if (httpVersion !== '1.1') return undefined;
  if (headers.host === undefined) return [400, 'The request has no Host header'] as const;
  // Node handles 100-continue correctly.
  if (headers.expect && !/\b100-continue\b/i.test(headers.expect))
    return [417, "This server doesn't support that Expect header."] as const;
  return undefined;
}

/** Returns a function that returns the newest complete build. It rereads the files if the build's stamp file changed. */
async function createSite(dist: string, work: string): Promise<() => Promise<Site>> {
  const first = await open(dist, work);
  if (!first) throw new Error('There is no build to serve: run `npm run build` first.');
  let site = first;
  let opening: Promise<void> | undefined;
  async function renew(): Promise<void> {
    site = (await open(dist, work).catch(() => null)) ?? site;
    opening = undefined;
  }
  return async () => {
    if ((await stampTimeMs(work)) === site.builtMs) return site;
    opening ??= renew();
    await opening;
    return site;
  };
}

async function open(dist: string, work: string): Promise<Site | null> {
  const builtMs = await stampTimeMs(work);
  const stamp = await readStamp(work);
  return stamp && { builtMs, documents: stamp.documents, files: await readSiteFiles(dist) };
}

function sendSiteFile(request: IncomingMessage, response: ServerResponse, site: Site): void {
  const url = request.url ?? '';
  const path = readPath(url);
  if (path === null) {
    sendSentence(response, 400, 'Bad request');
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendSentence(response, 405, 'Method not allowed');
  } else if (canonicalPath(path, site) !== path) {
    response
      .writeHead(308, { Location: canonicalPath(path, site) + readQuery(url), 'Cache-Control': 'no-cache' })
      .end();
  } else {
    sendPath(request, response, path, site);
  }
}

function sendPath(request: IncomingMessage, response: ServerResponse, path: string, { documents, files }: Site): void {
  const isConsole = isConsolePath(path) && '/admin' in documents;
  const page = path === notFoundPath ? undefined : documents[isConsole ? '/admin' : path];
  const asset = path.endsWith('.html') ? undefined : files.get(path);
  const document = page ?? (asset ? undefined : documents[notFoundPath]);
  const file = document ? files.get(`/${document.file}`) : asset;
  if (document) response.setHeader('Content-Security-Policy', document.policy);
  else response.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(path));
  const caching = page || asset ? cacheControl(path) : 'no-cache';
  response.setHeader('Cache-Control', isConsole ? consoleCacheControl : caching);
  if (file) sendFile(request, response, file, page || asset ? 200 : 404);
  else sendSentence(response, 404, 'Not found');
}

/** Returns the decoded path of a request; `null` for an absolute URL, `//`, `\`, NUL or an invalid escape. */
function readPath(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.includes('\\')) return null;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.includes('//') ? null : decoded;
  } catch {
    return null;
  }
}

/** Returns `/about` for `/about/`, `/about.html` and `/about/index`. Other paths and the console's are unchanged. */
function canonicalPath(path: string, { documents }: Site): string {
  const bare = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  return documents[bare] && bare !== notFoundPath && !isConsolePath(path) ? bare : path;
}

function readQuery(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function secure(response: ServerResponse): void {
  // Suppresses Node's `Connection: keep-alive`, which is redundant in HTTP/1.1.
  response.removeHeader('Connection');
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}

const rejections: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to an invalid or timed-out request, for which Node creates no request and response objects. */
function reject({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const headers = { ...securityHeaders, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${rejections[code] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`);
}

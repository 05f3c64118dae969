import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { loopback } from './address.ts';
import { cacheControl, consoleCacheControl, isConsolePath, securityHeaders } from './headers.ts';
import { sendFile } from './send-file.ts';
import { sendSentence } from './send-sentence.ts';
import { readSiteFiles, type SiteFiles } from './site-files.ts';
import { readStamp, type ServedDocument, stampTimeMs } from './stamp.ts';

/** The document that stands for every path without one. */
const notFoundPath = '/404';
const requestTimeoutMs = 60_000;

/** Answers a request, or says false and leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ServeOptions {
  /** The folder to serve. */
  dist: string;
  /** The folder of the build's stamp. */
  work: string;
  /** 0 takes any free port. */
  port: number;
  /** The interface to listen on; unset means that only this machine gets in. */
  host?: string;
  /** Asked before the files: the demo API, or development's reload. */
  handlers?: readonly Handler[];
}

/** One build, as it is served. */
interface Site {
  /** The time at which the build ended, in milliseconds since 1970. */
  builtMs: number;
  documents: Readonly<Record<string, ServedDocument>>;
  files: SiteFiles;
}

/**
 * Serves a build as it would be served in production. No request ends the process, and every answer carries the headers.
 *
 * Errors: rejects when there is no build, or with the system's error when the port is taken.
 */
export async function listen(options: ServeOptions): Promise<{ address: string; server: Server }> {
  const { port, host = loopback } = options;
  // Without a Host header Node would answer by itself, and without the headers.
  const settings = { requestTimeout: requestTimeoutMs, requireHostHeader: false };
  const answer = await createSite(options);
  const server = createServer(settings, answer).on('clientError', refuse).on('checkExpectation', answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const name = [loopback, '0.0.0.0', '::'].includes(host) ? 'localhost' : host.replace(/^.*:.*$/, '[$&]');
  return { address: `http://${name}:${(server.address() as AddressInfo).port}`, server };
}

async function createSite({ dist, work, handlers = [] }: ServeOptions): Promise<RequestListener> {
  let site = await open(dist, work);
  if (!site) throw new Error('There is no build to serve: run `npm run build` first.');
  let opening: Promise<void> | undefined;

  /** A new build beside a running server has other files and policies. Until it is whole, the old one answers. */
  async function follow(): Promise<void> {
    if (!site || (await stampTimeMs(work)) === site.builtMs) return;
    opening ??= open(dist, work)
      .then((next) => {
        site = next ?? site;
      })
      .catch(() => undefined)
      .finally(() => {
        opening = undefined;
      });
    await opening;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { httpVersion, headers } = request;
    if (httpVersion === '1.1' && headers.host === undefined) return sendSentence(response, 400, 'Bad request');
    // To go on is answered by Node; anything else leads here as the event of an expectation.
    if (httpVersion === '1.1' && headers.expect && !/\b100-continue\b/i.test(headers.expect))
      return sendSentence(response, 417, 'Nothing is expected here');
    if (handlers.some((handle) => handle(request, response))) return;
    await follow();
    if (site) answer(request, response, site);
  }

  return (request, response) => {
    secure(response);
    respond(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendSentence(response, 500, 'Something went wrong on the server');
    });
  };
}

async function open(dist: string, work: string): Promise<Site | null> {
  const builtMs = await stampTimeMs(work);
  const stamp = await readStamp(work);
  return stamp && { builtMs, documents: stamp.documents, files: await readSiteFiles(dist) };
}

function answer(request: IncomingMessage, response: ServerResponse, site: Site): void {
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
  const isConsole = isConsolePath(path);
  const page = path === notFoundPath ? undefined : documents[isConsole ? '/admin' : path];
  const asset = path.endsWith('.html') ? undefined : files.get(path);
  const document = page ?? (asset ? undefined : documents[notFoundPath]);
  const file = document ? files.get(`/${document.file}`) : asset;
  if (document) response.setHeader('Content-Security-Policy', document.policy);
  const kept = page || asset ? cacheControl(path) : 'no-cache';
  response.setHeader('Cache-Control', isConsole ? consoleCacheControl : kept);
  if (file) sendFile(request, response, file, page || asset ? 200 : 404);
  else sendSentence(response, 404, 'Not found');
}

/** The decoded path of a request, or null when it is not one: an absolute address, `//host`, or broken escapes. */
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

/** `/about/`, `/about.html` and `/about/index` are `/about`. */
function canonicalPath(path: string, { documents }: Site): string {
  const bare = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  return documents[bare] && bare !== notFoundPath && !isConsolePath(path) ? bare : path;
}

function readQuery(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function secure(response: ServerResponse): void {
  // In HTTP/1.1 a connection is kept without a word, and the word would be in every first response.
  response.removeHeader('Connection');
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is not HTTP, before there is a request. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const headers = { ...securityHeaders, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`);
}

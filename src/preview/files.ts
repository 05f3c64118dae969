import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { readFolder } from '../hosting/folder.ts';
import { mediaTypes } from '../hosting/media-types.ts';

// Our own code, because sirv 3.0.2 throws on `bytes=5-2`, ignores `br;q=0`, serves `/about.html.br`, and crashes when a
// build replaces a file.

/** One file in memory: a build that replaces the folder during a response has no effect on it. */
export interface SiteFile {
  type: string;
  /** The hash of the plain content, in quotes. */
  etag: string;
  plain: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** The files by request path, such as `/about.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Matches the compressed copy of another file; it has no separate address. */
const copyName = /\.(br|gz)$/;

/** Reads a whole folder. Errors: rejects if the folder is missing, or a file is deleted while it is read. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const contents = await readFolder(folder, (path) => isPublic(path.split('/')));
  const files = new Map<string, SiteFile>();
  for (const [path, plain] of Object.entries(contents)) {
    if (copyName.test(path) && contents[path.replace(copyName, '')]) continue;
    files.set(`/${path}`, {
      type: mediaTypes[extname(path).slice(1)] ?? 'application/octet-stream',
      etag: `"${createHash('sha1').update(plain).digest('base64url').slice(0, 12)}"`,
      plain,
      br: contents[`${path}.br`],
      gzip: contents[`${path}.gz`],
    });
  }
  return files;
}

/** Returns whether a file is public. Names of files for hosts or systems start with a dot, or `_` at the top level. */
function isPublic([first = '', ...rest]: readonly string[]): boolean {
  const hasDot = (part: string) => part.startsWith('.');
  return !first.startsWith('_') && (first === '.well-known' || !hasDot(first)) && !rest.some(hasDot);
}

/** Sends a file, compressed if the client accepts that, or a 304. Ignores byte ranges, as a server may (RFC 9110). */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, status = 200): void {
  const { headers, method } = request;
  const coding = (['br', 'gzip'] as const).find((name) => file[name] && accepts(headers['accept-encoding'], name));
  const body = (coding && file[coding]) || file.plain;
  const etag = coding ? file.etag.replace(/"$/, `-${coding}"`) : file.etag;
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (status === 200 && isKnown(headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, {
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(coding && { 'Content-Encoding': coding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

function isKnown(header = '', etag: string): boolean {
  return header.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, '')));
}

/** Returns whether an `Accept-Encoding` header accepts a coding by name (RFC 9110, 12.5.3). */
function accepts(header = '', coding: string): boolean {
  const codings = header.split(',').map((entry) => entry.toLowerCase().replaceAll(/\s/g, '').split(';'));
  return codings.some(([name, quality = '']) => name === coding && !/^q=0(\.0*)?$/.test(quality));
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { readFolder } from '../hosting/folder.ts';
import { mediaTypes } from '../hosting/media-types.ts';

// Replaces sirv 3.0.2, which throws on `bytes=5-2`, ignores `br;q=0`, serves `/about.html.br`, and crashes when a build
// replaces a file.

/** A file in memory, so that a build can't change a response that is being sent. */
export interface SiteFile {
  type: string;
  /** The hash of the uncompressed content, in quotes. */
  etag: string;
  plain: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** The files by request path, such as `/about.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Matches the names of compressed copies, such as `about.html.br`. Clients can't request these by name. */
const copyName = /\.(br|gz)$/;

/** Reads the public files of a folder. Errors: rejects as `readFolder` does. */
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

/** Returns whether a file is public. Hidden ones (except `.well-known`) and those for hosts (`_headers`) aren't. */
function isPublic([first = '', ...rest]: readonly string[]): boolean {
  const hasDot = (part: string) => part.startsWith('.');
  return !first.startsWith('_') && (first === '.well-known' || !hasDot(first)) && !rest.some(hasDot);
}

/** Sends a file, compressed if possible, or a 304. Ignores byte ranges, which are optional (RFC 9110). */
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

/** Returns whether an `Accept-Encoding` header names a coding and doesn't reject it with `q=0` (RFC 9110, 12.5.3). */
function accepts(header = '', coding: string): boolean {
  const codings = header.split(',').map((entry) => entry.toLowerCase().replaceAll(/\s/g, '').split(';'));
  return codings.some(([name, quality = '']) => name === coding && !/^q=0(\.0*)?$/.test(quality));
}

/** Writes answers. What each of them carries keeps a browser from guessing, caching or running what it gets. */
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzip } from 'node:zlib';
import type { Fail, Ok, Page } from '../../../contract/envelope.ts';
import { accepts } from '../../send-file.ts';
import type { Failure } from './failure.ts';

/** A body that travels in one packet, in bytes, gets no faster by compression. */
const ONE_PACKET = 1400;

export function sendSuccess(response: ServerResponse, answer: Ok<unknown> | Page<unknown>): void {
  sendJson(response, 200, answer);
}

export function sendFailure(response: ServerResponse, failure: Failure): void {
  const { status, message, errors, headers } = failure;
  const body: Fail = errors ? { status: false, message, errors } : { status: false, message };
  sendJson(response, status, body, headers);
}

export interface ServedFile {
  mediaType: string;
  size: number;
  /** Set for what is to be saved, not shown. */
  downloadName: string | null;
  content: Buffer | Readable;
}

export async function sendFile(response: ServerResponse, file: ServedFile, withBody: boolean): Promise<void> {
  response.writeHead(200, {
    'Content-Type': file.mediaType,
    'Content-Length': file.size,
    'Content-Disposition': file.downloadName === null ? 'inline' : attachment(file.downloadName),
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'Cache-Control': 'private, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  if (!withBody || Buffer.isBuffer(file.content)) {
    if (!Buffer.isBuffer(file.content)) file.content.destroy();
    response.end(withBody ? file.content : undefined);
    return;
  }
  await pipeline(file.content, response);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = Buffer.from(JSON.stringify(body));
  const send = (bytes: Buffer, coding: Readonly<Record<string, string>>) => {
    if (response.destroyed) return;
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': bytes.length,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...coding,
      ...headers,
    });
    response.end(bytes);
  };
  const isWorthIt = text.length > ONE_PACKET && accepts(response.req.headers['accept-encoding'], 'gzip');
  if (!isWorthIt) send(text, {});
  else gzip(text, (error, bytes) => (error ? send(text, {}) : send(bytes, { 'Content-Encoding': 'gzip' })));
}

/** RFC 6266: a plain name for old clients, the real one encoded. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

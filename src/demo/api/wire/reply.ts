/** Writes responses. Their headers keep a browser from sniffing types, caching data or running files. */
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { gzip } from 'node:zlib';
import type { Fail } from '../../../contract/envelope.ts';
import { accepts } from '../../../hosting/handler.ts';
import type { Store } from '../data/store.ts';
import type { Failure } from './failure.ts';

/** The size of one packet, in bytes: compressing a smaller body doesn't make it faster. */
const ONE_PACKET = 1400;

export function sendFailure(response: ServerResponse, failure: Failure): void {
  const { status, message, errors, headers } = failure;
  const body: Fail = errors ? { status: false, message, errors } : { status: false, message };
  sendJson(response, status, body, headers);
}

type StoredFile = NonNullable<ReturnType<Store['open']>>;

export async function sendFile(
  response: ServerResponse,
  { row, content }: StoredFile,
  withBody: boolean,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': row.media_type,
    'Content-Length': row.size,
    'Content-Disposition': row.download_name === null ? 'inline' : attachment(row.download_name),
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'Cache-Control': 'private, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  if (content instanceof Uint8Array) return void response.end(withBody ? content : undefined);
  if (withBody) return pipeline(content, response);
  content.destroy();
  response.end();
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

/** Returns a `Content-Disposition` (RFC 6266): an ASCII name for old clients, and the encoded real one. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends responses. The headers prevent browsers from sniffing types, caching JSON and running uploaded files. */
import type { ServerResponse } from 'node:http';
import { type Fail, statuses } from '../../../contract/envelope.ts';
import type { Store } from '../data/store.ts';
import { Failure } from '../failure.ts';

/** Runs `work`, which responds. If it throws before that, sends the `Failure`, or prints the error and sends a 500. */
export async function respond(response: ServerResponse, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (response.headersSent || response.destroyed) return void response.destroy();
    if (!(error instanceof Failure)) console.error(error);
    const unexpected = new Failure(statuses.internal, 'Something went wrong on the server. Try again later.');
    const { status, message, errors, headers } = error instanceof Failure ? error : unexpected;
    sendJson(response, status, { status: false, message, ...(errors && { errors }) } satisfies Fail, headers);
  }
}

/** Sends a file. Node omits it in the response to a HEAD request. */
export function sendFile(response: ServerResponse, { row, content }: NonNullable<ReturnType<Store['open']>>): void {
  response.writeHead(200, {
    'Content-Type': row.media_type,
    'Content-Length': row.size,
    'Content-Disposition': row.download_name === null ? 'inline' : attachment(row.download_name),
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'Cache-Control': 'private, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(content);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.destroyed) return;
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(bytes);
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

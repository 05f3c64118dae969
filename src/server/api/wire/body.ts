/** Reads request bodies, bounded one by one and all together. */
import type { IncomingMessage } from 'node:http';
import { statuses } from '../../../contract/envelope.ts';
import { badRequest, Failure } from './failure.ts';

export type BodyReader = (request: IncomingMessage, maxBytes: number) => Promise<Buffer>;

/** The bytes that all bodies being read may hold together. */
const MAX_BUFFERED_BYTES = 128 * 1024 * 1024;
/**
 * How much of an oversized body is read and thrown away, so that a client that reads answers only after it has sent
 * everything sees the 413. A larger body loses its connection.
 */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

export function createBodyReader(): BodyReader {
  let bufferedBytes = 0;

  return async function readBody(request, maxBytes) {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + MAX_DISCARDED_BYTES) throw tooLarge(maxBytes, true);
    const chunks: Buffer[] = [];
    let size = 0;
    let held = 0;
    try {
      for await (const chunk of request) {
        const bytes = chunk as Buffer;
        size += bytes.length;
        if (size > maxBytes + MAX_DISCARDED_BYTES) throw tooLarge(maxBytes, true);
        if (size > maxBytes) continue;
        if (bufferedBytes + bytes.length > MAX_BUFFERED_BYTES) throw busy();
        held += bytes.length;
        bufferedBytes += bytes.length;
        chunks.push(bytes);
      }
    } finally {
      bufferedBytes -= held;
    }
    if (size > maxBytes) throw tooLarge(maxBytes, false);
    return Buffer.concat(chunks);
  };
}

/** The object that a JSON body holds. */
export function parseJsonObject(body: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

function tooLarge(maxBytes: number, closes: boolean): Failure {
  const limit =
    maxBytes < 1024 * 1024 ? `${Math.floor(maxBytes / 1024)} KB` : `${Math.floor(maxBytes / 1024 / 1024)} MB`;
  const headers: Record<string, string> = closes ? { Connection: 'close' } : {};
  return new Failure(statuses.tooLarge, `The request is larger than ${limit}.`, { headers });
}

function busy(): Failure {
  return new Failure(statuses.unavailable, 'The server is busy with other uploads. Try again in a moment.', {
    headers: { Connection: 'close', 'Retry-After': '2' },
  });
}

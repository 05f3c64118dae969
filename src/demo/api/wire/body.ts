/** Reads request bodies, with a size limit for each. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { statuses } from '../../../contract/envelope.ts';
import { isRecord } from '../../../contract/parse.ts';
import { parsed } from '../../../lib/parsed.ts';
import { badRequest, Failure } from '../failure.ts';

/** The content of a body, not yet validated; a JSON body has no uploads. */
export interface Form {
  fields: Readonly<Record<string, unknown>>;
  uploads: readonly FilePart[];
}

export interface FilePart {
  field: string;
  /** The client's name for the file, which must not be used as a path. */
  fileName: string;
  /** The media type that the client sent; empty if it sent none. */
  mediaType: string;
  bytes: Buffer;
}

const MAX_PARTS = 64;

/**
 * The maximum number of bytes beyond a body's limit that are read and discarded, because some clients read the 413 only
 * after sending the whole body. For a larger body, the server closes the connection.
 */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/** Returns a body. Errors: 413. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const most = maxBytes + MAX_DISCARDED_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(maxBytes, true);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) throw tooLarge(maxBytes, true);
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw tooLarge(maxBytes, false);
  return Buffer.concat(chunks);
}

/** Returns the object in a JSON body. Errors: 400. */
export function parseJsonObject(body: Buffer): Record<string, unknown> {
  const value = isUtf8(body) ? parsed(body.toString()) : undefined;
  if (!isRecord(value)) throw badRequest("The body isn't a JSON object.");
  return value;
}

/** Returns the texts and files of a multipart/form-data body. Errors: 400. */
export async function parseForm(body: Buffer, contentType: string): Promise<Form> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => undefined);
  if (!form) throw badRequest("Couldn't read the form.");
  const parts = [...form];
  if (parts.length > MAX_PARTS) throw badRequest(`The form has more than ${MAX_PARTS} parts.`);
  const fields = Object.create(null) as Record<string, unknown>;
  const uploads: FilePart[] = [];
  for (const [field, value] of parts) {
    if (typeof value === 'string') fields[field] = value;
    else {
      const bytes = Buffer.from(await value.arrayBuffer());
      uploads.push({ field, fileName: value.name, mediaType: value.type, bytes });
    }
  }
  return { fields, uploads };
}

function tooLarge(maxBytes: number, closes: boolean): Failure {
  const limit = maxBytes < 2 ** 20 ? `${Math.floor(maxBytes / 1024)} KB` : `${Math.floor(maxBytes / 2 ** 20)} MB`;
  const headers: Record<string, string> = closes ? { Connection: 'close' } : {};
  return new Failure(statuses.tooLarge, `The request is larger than ${limit}.`, { headers });
}

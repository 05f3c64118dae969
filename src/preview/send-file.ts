import type { IncomingMessage, ServerResponse } from 'node:http';
import { accepts, sendSentence } from '../hosting/handler.ts';
import type { SiteFile } from './site-files.ts';

/** Sends a file as requested: compressed, a byte range, or a 304. With a failure status, always the whole file. */
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
  const mayBePart = status === 200 && method === 'GET' && (headers['if-range'] ?? etag) === etag;
  const range = mayBePart ? readRange(headers.range, body.length) : null;
  if (range === 'unsatisfiable') {
    response.removeHeader('ETag');
    response.setHeader('Content-Range', `bytes */${body.length}`);
    sendSentence(response, 416, 'This file has no such range');
    return;
  }
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  response.writeHead(range ? 206 : status, {
    'Content-Type': file.type,
    'Content-Length': part.length,
    ...(coding && { 'Content-Encoding': coding }),
  });
  response.end(method === 'HEAD' ? undefined : part);
}

function isKnown(header = '', etag: string): boolean {
  return header.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, '')));
}

/** Returns the byte range (RFC 9110, 14.1.2); `null` if there is none, several, or an invalid one. */
function readRange(header = '', size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to a request, or returns `false` and leaves it to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Responds with a plain sentence, never with a stack or a part of the request. */
export function sendSentence(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

/** Returns whether an `Accept-Encoding` header accepts a coding by name (RFC 9110, 12.5.3). */
export function accepts(header = '', coding: string): boolean {
  const codings = header.split(',').map((entry) => entry.toLowerCase().replaceAll(/\s/g, '').split(';'));
  return codings.some(([name, quality = '']) => name === coding && !/^q=0(\.0*)?$/.test(quality));
}

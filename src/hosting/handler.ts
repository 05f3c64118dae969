import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to a request and returns `true`, or returns `false` so that the next handler gets the request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Responds with one line of text. Callers pass no stack trace and no part of the request. */
export function sendSentence(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to a request, or returns `false` and leaves it to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Responds with a plain sentence, never with a stack or a part of the request. */
export function sendSentence(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

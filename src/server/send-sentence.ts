import type { ServerResponse } from 'node:http';

/** Answers with a plain sentence; never a stack, never an echo of what was asked. */
export function sendSentence(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

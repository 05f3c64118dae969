import { after } from 'node:test';

/**
 * Closes a resource that all tests of a process share after a file that runs without the runner. Workers leave it open:
 * Node runs root hooks after the first file, and the end of the worker closes everything.
 */
export function atEnd(close: () => Promise<void>): void {
  if (!process.env.BROWSER_ENDPOINT) after(close);
}

// Runs in each process of the test runner: takes files that no other process has taken, one after the other.
import { AsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { after, describe } from 'node:test';
import { pathToFileURL } from 'node:url';

/**
 * Runs files in sequence. Each is its own suite, so that its hooks don't affect other files' tests.
 * @param {{ files: readonly string[], taken: string, isShared: boolean }} options `taken` is a folder that all processes
 * share. If `isShared` is false, runs one file only.
 */
export async function work({ files, taken, isShared }) {
  /** @type {unknown[]} */
  const strayErrors = [];
  process.on('uncaughtExceptionMonitor', (error) => strayErrors.push(error));
  process.on('unhandledRejection', (error) => strayErrors.push(error));
  await createFetchTimer();
  const isFree = (/** @type {string} */ _file, /** @type {number} */ index) => {
    try {
      writeFileSync(join(taken, `${index}`), '', { flag: 'wx' });
      return true;
    } catch {
      return false;
    }
  };
  // Called in a suite, but outside its asynchronous context, in which the next suite would be a part of this one.
  const next = AsyncResource.bind(() => {
    const file = files.find(isFree);
    if (!file) return;
    describe(file, async () => {
      try {
        await import(pathToFileURL(resolve(file)).href);
      } finally {
        after(() => {
          if (isShared) next();
          // An error outside of a test fails the file.
          for (const error of strayErrors.splice(0)) throw error;
        });
      }
    });
  });
  next();
}

/**
 * Sends a request, because Node's fetch has one timer for all its timeouts. If a test with mocked timers sent the first
 * request, the timer would never fire again, and later files in the process could hang.
 */
async function createFetchTimer() {
  const server = createServer((_, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await fetch(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
  server.close();
  server.closeAllConnections();
}

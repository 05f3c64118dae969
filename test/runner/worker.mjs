// A worker of the test runner. Runs the files it receives in sequence. Each file is its own suite, so that its hooks
// don't affect other files' tests. The same module is the reporter: it sends each test's result to the runner.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';

/** @param {import('./report.ts').WorkerMessage} message */
const send = (message) => process.send?.(message);

const only = process.env.ONLY_TEST;

process.on('message', (/** @type {string} */ file) => {
  if (file === 'end') process.exit(0);
  describe(file, async () => {
    await import(pathToFileURL(resolve(file)).href);
  });
  // Since Node 22, a file without the test that `--only` names isn't reported. This empty test is reported after each
  // file, so that the runner knows that the file has ended.
  if (only) test(only, () => {});
});
process.once('disconnect', () => process.exit());
// Sends errors thrown outside any test, which fail the file unless one of its tests has failed.
process.on('uncaughtExceptionMonitor', (error) => send({ type: 'stray', error: inspect(error) }));
process.on('unhandledRejection', (error) => send({ type: 'stray', error: inspect(error) }));

/**
 * @param {AsyncIterable<{ type: string, data: any }>} events
 * @returns {AsyncGenerator<string>}
 */
export default async function* report(events) {
  for await (const { type, data } of events) {
    const { name, nesting, skip, todo, details } = data ?? {};
    // Node 20 reports tests excluded by a name pattern as skipped.
    if (/does not match pattern/.test(skip)) continue;
    if (type === 'test:dequeue') send({ type: 'begun', name, nesting });
    if (type === 'test:start') send({ type: 'reported', name, nesting });
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isFile = nesting === 0 && details.type === 'suite';
    if (isFile && only) {
      const error = type === 'test:fail' && describeError(details.error);
      if (error) send({ type: 'stray', error });
      continue;
    }
    send({
      type: 'ended',
      name,
      nesting,
      isSuite: details.type === 'suite' || nesting === 0,
      isSkipped: skip !== undefined || todo !== undefined,
      ms: details.duration_ms,
      // Unwraps the error that node:test reports. It's empty for a suite that failed only because its tests did.
      error: type === 'test:fail' ? describeError(details.error) : undefined,
    });
  }
  // Prints nothing: the runner prints the results.
  yield '';
}

/** @param {any} error */
function describeError(error) {
  if (error.failureType === 'subtestsFailed') return '';
  return inspect(error.cause ?? error, { depth: 4 });
}

// Node's fetch has one timer for all its timeouts. This request creates the timer before a test mocks timers. A mocked
// timer would never fire again, and later files in the process could hang.
const server = createServer((_, response) => response.end());
await once(server.listen(0, '127.0.0.1'), 'listening');
await (await fetch(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`)).text();
server.close();
server.closeAllConnections();

// Imports the modules that all files share outside any suite, so that their hooks belong to no file.
for (const module of process.argv.slice(2)) await import(pathToFileURL(resolve(module)).href);
send({ type: 'ready' });

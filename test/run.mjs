// Runs one kind of test: `node test/run.mjs unit|browser [part of a file name]`.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind = 'unit', part = ''] = process.argv.slice(2);

const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => !file.startsWith('test/bench/'))
  .filter((file) => file.startsWith('test/browser/') === (kind === 'browser') && file.includes(part))
  .sort();

if (files.length === 0) {
  console.error(`No ${kind} test file matches '${part}'.`);
  process.exit(1);
}

const flags = ['--import', './test/support/register.mjs', '--test-reporter=spec'];
const codes = await Promise.all(kind === 'browser' ? browserRuns() : unitRuns());
process.exit(Math.max(...codes));

/**
 * To start a process takes longer than most files: components share one, which has a document, what starts processes
 * itself has one, and so have all others.
 */
function unitRuns() {
  const components = files.filter((file) => file.endsWith('.tsx'));
  const starting = files.filter((file) => file.endsWith('/start.test.ts'));
  const others = files.filter((file) => !components.includes(file) && !starting.includes(file));
  const document = ['--import', './test/support/dom.ts'];
  return [components, starting, others]
    .filter((group) => group.length > 0)
    .map((group) =>
      run([...flags, ...(group === components ? document : []), './test/support/import-suites.mjs', ...group]),
    );
}

/**
 * A few processes for all files: starting a browser for each would take longer than its tests. Two for each processor,
 * because a test waits for half of its time, and one more for what starts processes itself. Each takes the next file when
 * it has done one, the largest first, so that all end together.
 */
function browserRuns() {
  const size = (/** @type {string} */ file) =>
    file.endsWith('/development.test.ts') ? Number.POSITIVE_INFINITY : statSync(join(root, file)).size;
  const queue = files.map((file) => ({ file, size: size(file) })).sort((some, other) => other.size - some.size);
  const shared = ['browser', 'site', 'console'].map((name) => `./test/browser/support/${name}.ts`);
  const hands = Math.min(queue.length, 2 * availableParallelism() + 1);
  return Array.from({ length: hands }, () =>
    run([...flags, './test/support/import-queue.mjs', ...shared], () => queue.shift()?.file ?? ''),
  );
}

/**
 * A process that hangs is ended, and named: whoever waits for the tests hears of it on the slowest machine too. It is
 * given a file whenever it asks for one, if there is a `next`.
 * @param {readonly string[]} args
 * @param {() => string} [next] answers nothing when all are given
 * @returns {Promise<number>}
 */
function run(args, next) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', next ? 'ipc' : 'ignore'],
    timeout: 45 * 60_000,
  });
  let current = args.slice(flags.length).join(' ');
  child.on('message', () => {
    const file = next?.() ?? '';
    current = file || current;
    child.send(file);
  });
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => {
      if (signal) console.error(`Ended by ${signal}: ${current}`);
      resolve(code ?? 1);
    }),
  );
}

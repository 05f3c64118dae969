// Runs one kind of test: `node test/run.mjs unit|browser [part of a file name]`.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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
 * To start a process takes longer than most files, so they share a few: components have a document, what starts processes
 * itself is alone, and files that stop the clock are apart, because Node's fetch fails, a while later and in whatever test
 * then runs, where its timers were held. One that stops it and asks a server has a process of its own.
 */
function unitRuns() {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const file of files) {
    const name = groupOf(file);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups].map(([name, group]) => {
    const document = /^components|tsx$/.test(name) ? ['--import', './test/support/dom.ts'] : [];
    return run([...flags, ...document, './test/support/import-suites.mjs', ...group]);
  });
}

function groupOf(/** @type {string} */ file) {
  const text = readFileSync(join(root, file), 'utf8');
  const stopsClock = /mock\.timers|fakeTime|toasts\/support/.test(text);
  if (stopsClock && /createServer|support\/server\.ts/.test(text)) return file;
  if (file.endsWith('/start.test.ts')) return 'starting';
  return `${file.endsWith('.tsx') ? 'components' : 'others'}${stopsClock ? ' without a clock' : ''}`;
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

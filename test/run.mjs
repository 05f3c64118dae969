// Runs one kind of test: `node test/run.mjs unit|browser [part of a file name] [--write]`; `--write` takes over the trees of pages.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind = 'unit', part = ''] = process.argv.slice(2).filter((word) => word !== '--write');
const env = { ...process.env, ...(process.argv.includes('--write') && { TREES: 'write' }) };

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
    // What components read is kept for a minute after they are gone: nobody waits for that.
    const document = /^components|tsx$/.test(name) ? ['--import', './test/support/dom.ts', '--test-force-exit'] : [];
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
 * because a test waits for half of its time; the largest files are dealt first, each to whoever has least, so that all end
 * together. What starts processes itself has one of its own.
 */
function browserRuns() {
  const alone = files.filter((file) => file.endsWith('/development.test.ts'));
  const shared = files.filter((file) => !alone.includes(file));
  /** @type {{ bytes: number, files: string[] }[]} */
  const hands = Array.from({ length: Math.min(shared.length, 2 * availableParallelism()) }, () => ({
    bytes: 0,
    files: [],
  }));
  const sized = shared.map((file) => ({ file, bytes: statSync(join(root, file)).size }));
  for (const { file, bytes } of sized.sort((some, other) => other.bytes - some.bytes)) {
    const least = hands.reduce((some, other) => (other.bytes < some.bytes ? other : some));
    least.files.push(file);
    least.bytes += bytes;
  }
  return [...hands.map((hand) => hand.files), ...alone.map((file) => [file])].map((list) =>
    run([...flags, './test/support/import-suites.mjs', ...list]),
  );
}

/**
 * A process that hangs is ended, and named: whoever waits for the tests hears of it on the slowest machine too. Asked to
 * end, the test runner would first wait for what hangs.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function run(args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    timeout: 60 * 60_000,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => {
      if (signal) console.error(`Ended by ${signal}: ${args.slice(flags.length).join(' ')}`);
      resolve(code ?? 1);
    }),
  );
}

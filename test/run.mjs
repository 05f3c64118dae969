// Runs one kind of test: `node test/run.mjs unit|browser [part of a file name]`.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind = 'unit', part = ''] = process.argv.slice(2);

const files = readdirSync(new URL('.', import.meta.url), { recursive: true })
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
 * Component tests have a process a file, because each makes a document of the process; all others share one, because to
 * start it takes longer than most of them.
 */
function unitRuns() {
  const components = files.filter((file) => file.endsWith('.tsx'));
  const others = files.filter((file) => !file.endsWith('.tsx'));
  return [
    components.length > 0 && run([...flags, '--test', `--test-concurrency=${availableParallelism()}`, ...components]),
    others.length > 0 && run([...flags, './test/support/import-suites.mjs', ...others]),
  ].filter(Boolean);
}

/**
 * A few processes for all files: starting a browser for each would take longer than its tests. Two for each processor,
 * because a test waits for half of its time.
 */
function browserRuns() {
  const count = Math.min(files.length, 2 * availableParallelism());
  return Array.from({ length: count }, (_, start) =>
    run([...flags, './test/support/import-files.mjs', ...files.filter((_file, index) => index % count === start)]),
  );
}

function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

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
const flags = ['--import', './test/support/register.mjs', '--test', '--test-reporter=spec'];
// Half of the time a test file waits: for its process, its server, its browser.
flags.push(`--test-concurrency=${availableParallelism() + 1}`);
const child = spawn(process.execPath, [...flags, ...files], { cwd: root, stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));

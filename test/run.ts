// Runs tests, for `npm test` after types, lint, build and size. Arguments are parts of paths; `--only` names a test.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { watchFiles } from '../src/bundle/development/watch-files.ts';
import { type FileResult, type Step, summary } from './runner/report.ts';
import { runFiles } from './runner/run-files.ts';
import { chromePathFault, chromiumPath, howToInstall } from './support/chromium.ts';
import { parts as optional } from './support/parts.ts';

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    unit: { type: 'boolean' },
    browser: { type: 'boolean' },
    all: { type: 'boolean' },
    only: { type: 'string' },
    watch: { type: 'boolean' },
  },
});
const { only } = values;
const isEverything = !values.unit && !values.browser;
const isChosen = parts.length > 0 || only !== undefined;
const cores = availableParallelism();
if (values.all) process.env.LOOKS = 'all';

const steps: Step[] = [];
const results: FileResult[] = [];

if (chromePathFault) {
  console.error(chromePathFault);
  process.exit(1);
}
if (values.watch) runOnChanges();
else process.exit(await run(findFiles()));

async function run(files: readonly string[]): Promise<number> {
  // Browser tests also include tests of the build's files, and long tests in Node, most of which build.
  const isBrowser = (path: string) => /^test\/(browser|built)\/|\.long\.test\.ts$/.test(path);
  const unit = values.browser ? [] : files.filter((path) => !isBrowser(path));
  const browser = values.unit ? [] : files.filter(isBrowser);
  if (unit.length + browser.length === 0) {
    const other = `npm run test:${values.unit ? 'browser' : 'unit'} -- ${parts.join(' ')}`;
    const hint = files.length > 0 ? ` among these tests. Run: ${other}` : '.';
    console.error(`No test file has '${parts.join("' or '")}' in its path${hint}`);
    return 1;
  }
  const isReady = !isEverything || (isChosen ? await prepare(browser.length > 0 ? ['build'] : []) : await prepareAll());
  if (isReady && unit.length > 0) await step('unit', () => runUnit(unit));
  if (isReady && browser.length > 0) await step('browser', () => runBrowser(browser));
  console.log(summary(steps, results));
  const isRed = steps.some(({ fault }) => fault !== undefined) || results.some(({ failures }) => failures.length > 0);
  if (results.length === 0 && !isRed) console.log(`No test is named '${only}'.`);
  const isBlind = browser.length > 0 && !chromiumPath;
  if (isBlind) console.log(`The browser tests did not run, because no Chromium was found. ${howToInstall}`);
  const isPartial = process.env.CI === 'true' && (isBlind || results.some(({ left }) => left.length > 0));
  if (isPartial) console.log('The run fails, because with CI=true, no browser may be left out.');
  return isRed || results.length === 0 || isPartial ? 1 : 0;
}

function findFiles(): string[] {
  const found = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        /^(?!.*node_modules).*\.test\.tsx?$/.test(path) &&
        (parts.length === 0 || parts.some((part) => path.includes(part))) &&
        (values.all || !path.includes('.long.')) &&
        // Leaves out the browser tests of parts that the site lacks.
        Object.entries(optional).every(([part, has]) => has || !path.startsWith(`test/browser/${part}`)),
    );
  // A test name built from a template appears in no file, so then all found files run.
  const named = only ? found.filter((path) => readFileSync(path, 'utf8').includes(only)) : [];
  return named.length > 0 ? named : found;
}

/** Runs types, lint and the build at once, because none reads another's output. Then compares the build's sizes. */
async function prepareAll(): Promise<boolean> {
  return (await prepare(['types', 'lint', 'build'])) && (await prepare(['size']));
}

async function prepare(scripts: readonly string[]): Promise<boolean> {
  const done = await Promise.all(scripts.map(runScript));
  steps.push(...done);
  return done.every(({ fault }) => fault === undefined);
}

/** Runs a script of package.json. If it fails, keeps its output for the summary. */
function runScript(name: string): Promise<Step> {
  const startedAt = Date.now();
  const child = spawn(`npm run --silent ${name}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const seconds = (Date.now() - startedAt) / 1_000;
      console.log(`${code === 0 ? '✔' : '✖'} ${seconds.toFixed(1).padStart(6)} s  ${name}`);
      resolve({ name, seconds, ...(code !== 0 && { fault: output.trimEnd() }) });
    }),
  );
}

async function runUnit(files: readonly string[]): Promise<FileResult[]> {
  const size = Math.min(4, cores);
  const isComponents = (path: string) => path.endsWith('x');
  const [node, components] = await Promise.all([
    runFiles(
      files.filter((path) => !isComponents(path)),
      { only, size, imports: [] },
    ),
    runFiles(files.filter(isComponents), { only, size, imports: ['test/support/dom.ts'] }),
  ]);
  return [...node, ...components];
}

function runBrowser(files: readonly string[]): Promise<FileResult[]> {
  const imports = ['browser', 'site', 'console'].map((name) => `test/browser/support/${name}.ts`);
  return runFiles(files, { only, size: cores + 1, imports });
}

async function step(name: string, work: () => Promise<FileResult[]>): Promise<void> {
  const startedAt = Date.now();
  results.push(...(await work()));
  steps.push({ name, seconds: (Date.now() - startedAt) / 1_000 });
}

/** On every change, runs the chosen unit tests, or without a choice those of the changed file's folder. */
function runOnChanges(): void {
  let last = Promise.resolve();
  const runChanged = async (paths: readonly string[]) => {
    const folders = paths.map((path) => path.replace(/^src\//, 'test/').replace(/\/[^/]*$/, '/'));
    const isAffected = (path: string) => isChosen || folders.some((folder) => path.startsWith(folder));
    const files = findFiles().filter(isAffected);
    steps.length = 0;
    results.length = 0;
    if (files.length > 0) await run(files);
  };
  watchFiles('.', ['src', 'test'], (paths) => {
    last = last.then(() => runChanged(paths));
  });
  console.log('Waiting for changes in src/ and test/.');
}

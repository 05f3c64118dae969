// Runs tests, for `npm test` after types, lint, build and size. Arguments are parts of paths; `--only` names a test.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { watchFiles } from '../src/bundle/development/watch-files.ts';
import { runInBrowser } from './runner/browser.ts';
import { findFiles, saveTimes, slowestFirst, type TestFile } from './runner/files.ts';
import { type FileResult, type Step, summary } from './runner/report.ts';
import { runFiles } from './runner/workers.ts';
import { chromePathFault, chromiumPath, howToInstall } from './support/chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    unit: { type: 'boolean' },
    browser: { type: 'boolean' },
    all: { type: 'boolean' },
    only: { type: 'string' },
    watch: { type: 'boolean' },
  },
});
const choice = { parts: positionals, only: values.only, isAll: values.all === true };
const isEverything = !values.unit && !values.browser;
const isChosen = choice.parts.length > 0 || choice.only !== undefined;
const pool = { only: choice.only, env: { ...process.env, ...(choice.isAll && { LOOKS: 'all' }) } };
const cores = availableParallelism();

const steps: Step[] = [];
const results: FileResult[] = [];

if (chromePathFault) {
  console.error(chromePathFault);
  process.exit(1);
}
if (values.watch) await runOnChanges();
else process.exit(await run(findFiles(choice)));

async function run(files: readonly TestFile[]): Promise<number> {
  const unit = values.browser ? [] : files.filter(({ engine }) => engine !== 'browser');
  const browser = values.unit ? [] : files.filter(({ engine }) => engine === 'browser');
  if (unit.length + browser.length === 0) {
    console.error(`No test file has '${choice.parts.join("' or '")}' in its path.`);
    return 1;
  }
  const isReady = !isEverything || (isChosen ? await prepare(browser.length > 0 ? ['build'] : []) : await prepareAll());
  if (isReady && unit.length > 0) await step('unit', () => runUnit(unit));
  if (isReady && browser.length > 0)
    await step('browser', () => runInBrowser(slowestFirst(browser), { ...pool, size: cores + 1 }));
  return end(browser.length);
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

async function runUnit(files: readonly TestFile[]): Promise<FileResult[]> {
  const run = (engine: 'node' | 'document') =>
    runFiles(slowestFirst(files.filter((file) => file.engine === engine)), {
      ...pool,
      engine,
      size: Math.min(4, cores),
    });
  return (await Promise.all([run('node'), run('document')])).flat();
}

async function step(name: string, work: () => Promise<FileResult[]>): Promise<void> {
  const startedAt = Date.now();
  results.push(...(await work()));
  steps.push({ name, seconds: (Date.now() - startedAt) / 1_000 });
}

function end(browserFiles: number): number {
  if (!choice.only) saveTimes(Object.fromEntries(results.map(({ path, seconds }) => [path, seconds])));
  console.log(summary(steps, results));
  const isRed = steps.some(({ fault }) => fault !== undefined) || results.some(({ failures }) => failures.length > 0);
  if (results.length === 0 && !isRed) console.log(`No test is named '${choice.only}'.`);
  const isBlind = browserFiles > 0 && !chromiumPath;
  if (isBlind) console.log(`The browser tests did not run, because no Chromium was found. ${howToInstall}`);
  return isRed || results.length === 0 || (isBlind && process.env.CI === 'true') ? 1 : 0;
}

/** On every change, runs the chosen unit tests, or without a choice those of the changed file's folder. */
async function runOnChanges(): Promise<void> {
  let changed = new Set<string>();
  let notice = () => {};
  watchFiles('.', ['src', 'test'], (paths) => {
    for (const path of paths) changed.add(path);
    notice();
  });
  console.log('Waiting for changes in src/ and test/.');
  for (;;) {
    if (changed.size === 0) await new Promise<void>((resolve) => (notice = resolve));
    const paths = [...changed];
    changed = new Set();
    const folders = paths.map((path) => path.replace(/^src\//, 'test/').replace(/\/[^/]*$/, '/'));
    const isAffected = ({ path, engine }: TestFile) =>
      engine !== 'browser' && (isChosen || paths.includes(path) || folders.some((folder) => path.startsWith(folder)));
    const files = findFiles(choice).filter(isAffected);
    steps.length = 0;
    results.length = 0;
    if (files.length > 0) await run(files);
  }
}

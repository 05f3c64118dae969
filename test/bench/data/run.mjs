// Measures the data layer and similar libraries in one run: `npm install && npm run bench` in this folder.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const titles = {
  ours: 'Solvane',
  'rtk-query': 'RTK Query',
  'tanstack-query': 'TanStack Query + ky',
  swr: 'SWR + ky',
};
const { BENCH_LIBRARIES = 'ours,swr,tanstack-query,rtk-query', BENCH_ONLY = '', BENCH_PASSES = '1' } = process.env;
const libraries = BENCH_LIBRARIES.split(',');
const scenarios = 'oneKey manyKeys cached changed equal'.split(' ');
/** Time limit of a scenario, in seconds. A library that exceeds it is marked in the table. */
const { BENCH_LIMIT = '60' } = process.env;
const common = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  nodePaths: [join(here, 'node_modules')],
  logLevel: 'error',
};

async function sizeBytes(library) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [join(here, `minimal/${library}.tsx`)],
    minify: true,
    write: false,
    external: ['react', 'react/jsx-runtime', 'react-dom'],
  });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(outputFiles[0].contents, { params }).length;
}

async function bundle(library, folder) {
  const outfile = join(folder, `${library}.mjs`);
  await build({
    ...common,
    entryPoints: [join(here, 'scenarios.tsx')],
    platform: 'node',
    outfile,
    // Bundles the library's adapter, and one copy of each of these packages.
    alias: {
      'adapter-under-test': join(here, `adapters/${library}.tsx`),
      react: join(here, 'node_modules/react'),
      'react-dom': join(here, 'node_modules/react-dom'),
      'happy-dom': join(here, 'node_modules/happy-dom'),
    },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return outfile;
}

/** Returns a scenario's result, measured in its own process; `undefined` on timeout. */
function run(library, scenario, outfile) {
  const env = { ...process.env, BENCH_SCENARIO: scenario };
  const options = { encoding: 'utf8', timeout: Number(BENCH_LIMIT) * 1000, env };
  const { stdout, stderr, status, error } = spawnSync(process.execPath, ['--expose-gc', outfile], options);
  if (error?.code === 'ETIMEDOUT') return undefined;
  if (status !== 0) throw new Error(`${library}, ${scenario}: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

const folder = mkdtempSync(join(tmpdir(), 'data-bench-'));
const passes = new Map(libraries.map((library) => [library, []]));
const chosen = scenarios.filter((name) => name.startsWith(BENCH_ONLY));
const outfiles = new Map();
for (const library of libraries) outfiles.set(library, await bundle(library, folder));
// Libraries take turns, so that other load on the machine affects all alike.
for (let pass = 0; pass < Number(BENCH_PASSES); pass++) {
  for (const scenario of chosen) {
    for (const library of libraries)
      passes.get(library).push({ [scenario]: run(library, scenario, outfiles.get(library)) });
  }
}
rmSync(folder, { recursive: true });
const bytes = new Map();
for (const library of libraries) bytes.set(library, await sizeBytes(library));

const ms = (value) => value.toFixed(1);
/** Title, value of a pass, format of the median, and the target: the maximum ratio of Solvane to SWR. */
const lines = [
  ['1,000 components on one key: requests', (r) => r.oneKey?.requests],
  ['1,000 components on one key: renders each', (r) => r.oneKey?.renders],
  ['1,000 components on one key: processor ms', (r) => r.oneKey?.mountMs, ms, 0.5],
  ['Remount of 1,000 on one key: processor ms', (r) => r.oneKey?.remountMs, ms],
  ['1,000 keys: requests', (r) => r.manyKeys?.requests],
  ['1,000 keys: processor ms', (r) => r.manyKeys?.mountMs, ms, 1],
  ['Remount of 1,000 cached keys: processor ms', (r) => r.manyKeys?.remountMs, ms, 0.5],
  ['A cached hook call over a bare component: µs', (r) => r.cached?.hookCallUs, (us) => us.toFixed(2)],
  ['100 lists invalidated: requests', (r) => r.changed?.requests],
  ['100 lists invalidated: renders each, at most', (r) => r.changed?.renders],
  ['100 lists invalidated: processor ms', (r) => r.changed?.writeMs, ms, 0.8],
  ['… equal data, only data read: renders each, at most', (r) => r.equal?.renders],
  ['… equal data, only data read: processor ms', (r) => r.equal?.writeMs, ms, 0.8],
];

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
const table = [
  ['', ...libraries.map((library) => titles[library]), 'Solvane : SWR', 'target'],
  ['---', ...libraries.map(() => '---'), '---', '---'],
  ['Minimal app, bytes brotli (React external)', ...libraries.map((library) => bytes.get(library) ?? ''), '', '3,800'],
];
for (const [title, read, write = String, bar] of lines) {
  const figureOf = (library) => median((passes.get(library) ?? []).map(read).filter((value) => value !== undefined));
  const figures = libraries.map(figureOf);
  if (figures.every((figure) => figure === undefined)) continue;
  const cells = figures.map((figure) => (figure === undefined ? `> ${BENCH_LIMIT} s` : write(figure)));
  const ratio = bar && figureOf('ours') / figureOf('swr');
  table.push([title, ...cells, ratio ? ratio.toFixed(2) : '', bar ?? '']);
}
for (const row of table) console.log(`| ${row.join(' | ')} |`);

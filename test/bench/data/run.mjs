// Measures the data layer and its peers in one run: `npm install && npm run bench` in this folder.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const libraries = ['ours', 'rtk-query', 'tanstack-query', 'swr'];
const titles = ['Solvane', 'RTK Query', 'TanStack Query + ky', 'SWR + ky'];
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

async function measure(library, folder) {
  const outfile = join(folder, `${library}.mjs`);
  await build({
    ...common,
    entryPoints: [join(here, 'scenarios.tsx')],
    platform: 'node',
    outfile,
    // One React for all, whoever imports it.
    alias: {
      'adapter-under-test': join(here, `adapters/${library}.tsx`),
      react: join(here, 'node_modules/react'),
      'react-dom': join(here, 'node_modules/react-dom'),
      'happy-dom': join(here, 'node_modules/happy-dom'),
    },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--expose-gc', outfile], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${library}: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

const folder = mkdtempSync(join(tmpdir(), 'data-bench-'));
const results = [];
for (const library of libraries) results.push({ bytes: await sizeBytes(library), ...(await measure(library, folder)) });
rmSync(folder, { recursive: true });

const ms = (value) => value.toFixed(1);
const lines = [
  ['Minimal app, bytes brotli (React external)', (r) => r.bytes],
  ['1,000 components on one key: requests', (r) => r.oneKey.requests],
  ['1,000 components on one key: renders each', (r) => r.oneKey.renders],
  ['1,000 components on one key: processor ms', (r) => ms(r.oneKey.mountMs)],
  ['1,000 keys: requests', (r) => r.manyKeys.requests],
  ['1,000 keys: processor ms', (r) => ms(r.manyKeys.mountMs)],
  ['Remount of 1,000 cached keys: processor ms', (r) => ms(r.manyKeys.remountMs)],
  ['A cached hook call over a bare component: µs', (r) => r.hookCallUs.toFixed(2)],
  ['100 mounted lists invalidated: requests', (r) => r.changed.requests],
  ['100 mounted lists invalidated: renders each, at most', (r) => r.changed.renders],
  ['100 mounted lists invalidated: processor ms', (r) => ms(r.changed.writeMs)],
  ['… equal data, only data read: renders each, at most', (r) => r.equal.renders],
  ['… equal data, only data read: processor ms', (r) => ms(r.equal.writeMs)],
  ['Refetch after a write, beside a slow request: ms', (r) => ms(r.refetchAfterMs)],
  ['Type-ahead of 20: requests aborted', (r) => r.typeAheadAborted],
  ['After 10,000 expired keys: entries', (r) => r.heldEntries],
  ['After 10,000 expired keys: timers', (r) => r.timersLeft],
  ['After 10,000 more expired keys: live heap growth, KB', (r) => Math.round(r.heapKb)],
];
const table = [
  ['', ...titles],
  titles.map(() => '---').concat('---'),
  ...lines.map(([title, read]) => [title, ...results.map(read)]),
];
for (const row of table) console.log(`| ${row.join(' | ')} |`);

// The bundles: the prerenderer for Node, and the two applications for browsers.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type * as Reader from '../content/blog/read-articles.ts';
import { definitionsOf, type Settings } from '../server/settings.ts';
import type * as Prerender from '../site/prerender.tsx';
import { articleInputs, articlesFolder, articlesPlugin } from './articles.ts';
import { oldestBrowsers } from './browser-support.ts';
import { consoleEntry, consoleShell } from './documents.ts';
import { latePlugin } from './late.ts';
import { createMemo } from './memo.ts';
import { jsxRuntimePlugin, reactModulesPlugin } from './plugins.ts';
import { type StyleModules, styleModulesPlugin } from './style-modules.ts';
import { tiersPlugin } from './tiers.ts';

export interface Bundler {
  /** Every page as HTML, by path, and what the documents around it need to know. */
  prerender(): Promise<Prerendered>;
  /** The public site. What it fetches later brings its rules along, from the files in `late`. */
  site(): Promise<Outcome>;
  /** The one inline script of the site's documents. */
  asleep(): Promise<string>;
  console(): Promise<Outcome>;
  /** Writes the applications to `dist`, source maps elsewhere. Answers what both are made of. */
  publish(applications: readonly Outcome[]): Promise<esbuild.Metafile>;
  /** Development's server and the build itself: the addresses of their code, others whenever the code is another. */
  server(): Promise<string>;
  tools(): Promise<string>;
  /** The script that development adds to every page. */
  overlay(): Promise<string>;
}

export interface Prerendered {
  metafile: esbuild.Metafile;
  site: typeof Prerender;
  bodies: Map<string, string>;
}

export interface Outcome {
  metafile: esbuild.Metafile;
  outputFiles: readonly esbuild.OutputFile[];
}

interface BundlerOptions {
  root: string;
  /** The folder of the applications, and the one in which they are put until then. */
  dist: string;
  out: string;
  /** The folder for what is not served: the prerenderer, source maps, the metafile. */
  work: string;
  /** The folder of what the late parts are given: see `late.ts`. */
  late: string;
  settings: Settings;
  isDevelopment: boolean;
  /** The CSS modules as they are now. */
  styleModules: () => StyleModules;
}

/**
 * In development a bundle that a change does not touch is kept, and for the others esbuild keeps what it has parsed, so that
 * a rebuild reads only what changed.
 */
export function createBundler(options: BundlerOptions): Bundler {
  const { root, work, late, isDevelopment } = options;
  const loadReader = async () => import((await nodeModule('articles', 'src/content/blog/read-articles.ts')).address);
  const run = createRunner(options, loadReader);
  const define = definitions(options);

  const application = (name: string, plugins: readonly esbuild.Plugin[], variant = '') =>
    run(name + variant, { ...applicationOptions(name, options, plugins), define });

  /** One file, as text. */
  const text = async (name: string, entry: esbuild.BuildOptions) =>
    (await run(name, entry)).outputFiles[0]?.text.trim() ?? '';

  /** For Node, written to the work folder. */
  const nodeModule = (name: string, entryPoint: string, extra: esbuild.BuildOptions = {}) =>
    memo(name, async () => {
      const outfile = join(work, `${name}.mjs`);
      const { metafile, outputFiles } = await run(name, {
        entryPoints: [entryPoint],
        outfile,
        platform: 'node',
        packages: 'external',
        // So that a stack names the sources.
        sourcemap: 'inline',
        ...extra,
      });
      await writeOutputs(outputFiles);
      const address = `${pathToFileURL(outfile)}?${outputFiles[0]?.hash}`;
      return { value: { metafile, address }, inputs: inputsOf(metafile, root) };
    });

  const memo = createMemo();
  return {
    prerender: () =>
      memo('pages', async () => {
        const { metafile, address } = await nodeModule('prerender', 'src/site/prerender.tsx', { define });
        const site: typeof Prerender = await import(address);
        return { value: { metafile, site, bodies: await site.prerenderAll() }, inputs: inputsOf(metafile, root) };
      }),
    // Each application by itself: code that both use would be cut into chunks for the console's sake, and cost visitors.
    site: () => application('site', [latePlugin(root, late)]),
    async console() {
      const whole = await application('admin', []);
      if (isDevelopment) return whole;
      return application('admin', [tiersPlugin(root, whole.metafile, consoleEntry, consoleShell)], 'in tiers');
    },
    asleep: () => text('asleep', { entryPoints: ['src/site/waking/asleep.ts'], minify: true }),
    publish: createPublisher(options),
    server: async () => (await nodeModule('server', 'src/server/develop.ts')).address,
    tools: async () => (await nodeModule('tools', 'build.mjs')).address,
    overlay: () => text('overlay', { entryPoints: ['src/bundle/development/overlay.ts'], format: 'iife' }),
  };
}

/** For browsers: code split by route, small, with maps. */
function applicationOptions(name: string, options: BundlerOptions, plugins: readonly esbuild.Plugin[]) {
  const { root, dist, isDevelopment } = options;
  return {
    entryPoints: { [name]: `src/${name}/entry.tsx` },
    outdir: dist,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    splitting: true,
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'linked' : 'external',
    plugins: [...plugins, ...(isDevelopment ? [] : [jsxRuntimePlugin(root), reactModulesPlugin(root)])],
  } as const satisfies esbuild.BuildOptions;
}

function createPublisher({ dist, out, work, isDevelopment }: BundlerOptions): Bundler['publish'] {
  let published: ReadonlySet<string> = new Set();
  const isPrivate = (path: string) => path.endsWith('.map') && !isDevelopment;
  return async (applications) => {
    // A name holds the hash of what is in the file: what is there already need not be written again.
    const outputs = applications.flatMap(({ outputFiles }) => outputFiles);
    const files = outputs.filter(({ path }) => !published.has(path));
    await writeOutputs(files, (path) => join(isPrivate(path) ? join(work, 'maps') : out, path.slice(dist.length)));
    published = new Set(outputs.map(({ path }) => path));
    const metafile = joinMetafiles(applications.map((application) => application.metafile));
    await writeFile(join(work, 'metafile.json'), JSON.stringify(metafile));
    return metafile;
  };
}

type Run = (name: string, options: esbuild.BuildOptions) => Promise<Outcome>;

/** Answers a function that runs esbuild, or answers what it made last time of the same sources. */
function createRunner({ root, isDevelopment, styleModules }: BundlerOptions, load: () => Promise<typeof Reader>): Run {
  const contexts = new Map<string, Promise<esbuild.BuildContext>>();
  const memo = createMemo();
  const plugins = [styleModulesPlugin(styleModules), articlesPlugin(articlesFolder(root), load)];

  async function runNow(key: string, options: esbuild.BuildOptions): Promise<Outcome> {
    const context = contexts.get(key) ?? esbuild.context(options);
    if (isDevelopment) contexts.set(key, context);
    try {
      const { metafile, outputFiles } = await (await context).rebuild();
      if (!metafile || !outputFiles) throw new Error(`esbuild left out the outputs of '${key}'`);
      return { metafile, outputFiles };
    } finally {
      if (!isDevelopment) await (await context).dispose();
    }
  }

  return (name, options) => {
    const key = name + JSON.stringify(options.define);
    return memo(key, async () => {
      const value = await runNow(key, {
        absWorkingDir: root,
        bundle: true,
        format: 'esm',
        jsx: 'automatic',
        jsxDev: isDevelopment,
        target: ['es2022', ...oldestBrowsers],
        metafile: true,
        write: false,
        // Faults are told by the build, once for all bundles.
        logLevel: 'silent',
        // A misspelled class is an import that does not exist.
        logOverride: { 'import-is-undefined': 'error' },
        ...options,
        plugins: [...plugins, ...(options.plugins ?? [])],
      });
      return { value, inputs: inputsOf(value.metafile, root) };
    });
  };
}

function definitions({ settings, isDevelopment }: BundlerOptions) {
  return {
    __BUILD_YEAR__: String(new Date().getFullYear()),
    ...definitionsOf(settings),
    'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
  };
}

function inputsOf({ inputs }: esbuild.Metafile, root: string): string[] {
  return [...Object.keys(inputs), ...articleInputs(root)];
}

function joinMetafiles(metafiles: readonly esbuild.Metafile[]): esbuild.Metafile {
  return {
    inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)),
  };
}

async function writeOutputs(
  files: readonly esbuild.OutputFile[],
  place: (path: string) => string = (path) => path,
): Promise<void> {
  await Promise.all(
    files.map(async ({ path, contents }) => {
      await mkdir(dirname(place(path)), { recursive: true });
      await writeFile(place(path), contents);
    }),
  );
}

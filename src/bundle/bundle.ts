// The bundles: the prerenderer for Node, and the two applications for browsers.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type * as Readers from '../content/text/readers.ts';
import { definitionsOf, type Settings } from '../hosting/settings.ts';
import type * as Prerender from '../site/prerender.tsx';
import { oldestBrowsers } from './browser-support.ts';
import { consoleEntry, consoleShell } from './documents.ts';
import { latePlugin } from './late.ts';
import { createMemo } from './memo.ts';
import { reactModulesPlugin } from './react-modules.ts';
import { type StyleModules, styleModulesPlugin } from './style-modules.ts';
import { textInputs, textsPlugin } from './texts.ts';
import { tiersPlugin } from './tiers.ts';

export interface Bundler {
  /** Renders every page as HTML, by path, with the data that the documents need. */
  prerender(): Promise<Prerendered>;
  /** Bundles the public site. Its lazy parts bring their rules along, from the files in `late`. */
  site(): Promise<Outcome>;
  /** The one inline script of the site's documents. */
  asleep(): Promise<string>;
  console(): Promise<Outcome>;
  /** Writes the applications; in production their source maps go elsewhere. Returns the joined metafile. */
  publish(applications: readonly Outcome[]): Promise<esbuild.Metafile>;
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
  /** The folder that the applications are written to. */
  out: string;
  /** The folder for files that aren't served: the prerenderer, source maps, the metafile. */
  work: string;
  /** The folder of the files injected into lazy chunks: see `late.ts`. */
  late: string;
  settings: Settings;
  isDevelopment: boolean;
  /** Returns the current CSS modules. */
  styleModules: () => StyleModules;
}

/**
 * Creates the bundler. In development it keeps bundles unaffected by a change, and esbuild caches parsed files, so
 * that a rebuild reads only changed files.
 */
export function createBundler(options: BundlerOptions): Bundler {
  const { root, work, late, isDevelopment } = options;
  const loadReader = async () => import((await nodeModule('texts', 'src/content/text/readers.ts')).address);
  const run = createRunner(options, loadReader);
  const define = definitions(options);

  const application = (name: string, plugins: readonly esbuild.Plugin[], variant = '') =>
    run(name + variant, { ...applicationOptions(name, options, plugins), define });

  /** Bundles a module for Node into the work folder. */
  const nodeModule = (name: string, entryPoint: string, extra: esbuild.BuildOptions = {}) =>
    memo(name, async () => {
      const outfile = join(work, `${name}.mjs`);
      const { metafile, outputFiles } = await run(name, {
        entryPoints: [entryPoint],
        outfile,
        platform: 'node',
        packages: 'external',
        // Stack traces name the sources.
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
    // Separate bundles: shared code would be split into extra chunks for the console's sake, at visitors' cost.
    site: () => application('site', [latePlugin(root, late)]),
    async console() {
      const whole = await application('admin', []);
      if (isDevelopment) return whole;
      return application('admin', [tiersPlugin(root, whole.metafile, consoleEntry, consoleShell)], 'in tiers');
    },
    async asleep() {
      const { outputFiles } = await run('asleep', { entryPoints: ['src/site/waking/asleep.ts'], minify: true });
      return outputFiles[0]?.text.trim() ?? '';
    },
    publish: createPublisher(options),
  };
}

/** Returns the options for browser bundles: split by route, with source maps, minified in production. */
function applicationOptions(name: string, options: BundlerOptions, plugins: readonly esbuild.Plugin[]) {
  const { root, isDevelopment } = options;
  return {
    entryPoints: { [name]: `src/${name}/entry.tsx` },
    // For naming only: chunk names are relative to `dist/`, wherever the chunks are written.
    outdir: join(root, 'dist'),
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    splitting: true,
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'linked' : 'external',
    plugins: [...plugins, ...(isDevelopment ? [] : [reactModulesPlugin(root)])],
    ...(name === 'site' && !isDevelopment && { jsxImportSource: '#site/waking' }),
  } as const satisfies esbuild.BuildOptions;
}

function createPublisher({ root, out, work, isDevelopment }: BundlerOptions): Bundler['publish'] {
  let published: ReadonlySet<string> = new Set();
  const isPrivate = (path: string) => path.endsWith('.map') && !isDevelopment;
  return async (applications) => {
    // File names contain a content hash, so files that exist needn't be written again.
    const outputs = applications.flatMap(({ outputFiles }) => outputFiles);
    const files = outputs.filter(({ path }) => !published.has(path));
    await writeOutputs(files, (path) =>
      join(isPrivate(path) ? join(work, 'maps') : out, path.slice(join(root, 'dist').length)),
    );
    published = new Set(outputs.map(({ path }) => path));
    const metafile = joinMetafiles(applications.map((application) => application.metafile));
    await writeFile(join(work, 'metafile.json'), JSON.stringify(metafile));
    return metafile;
  };
}

type Run = (name: string, options: esbuild.BuildOptions) => Promise<Outcome>;

/** Returns a function that runs esbuild, or returns the last result if the sources are unchanged. */
function createRunner({ root, isDevelopment, styleModules }: BundlerOptions, load: () => Promise<typeof Readers>): Run {
  const contexts = new Map<string, Promise<esbuild.BuildContext>>();
  const memo = createMemo();
  const plugins = [styleModulesPlugin(styleModules), textsPlugin(root, load)];

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
        // The build reports errors, once for all bundles.
        logLevel: 'silent',
        // A misspelled class is a missing import.
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
  return [...Object.keys(inputs), ...textInputs(root)];
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

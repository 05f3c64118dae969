// The bundles: the prerenderer for Node, and the two applications for browsers.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { definitionsOf, type Settings } from '../hosting/settings.ts';
import type * as Prerender from '../site/prerender.tsx';
import { oldestBrowsers } from './browser-support.ts';
import { consoleEntry, consoleShell } from './documents.ts';
import { drawingsPlugin } from './drawings.ts';
import { latePlugin } from './late.ts';
import { createMemo } from './memo.ts';
import { reactModulesPlugin } from './react-modules.ts';
import { type StyleModules, styleModulesPlugin } from './style-modules.ts';
import { textInputs, textsPlugin } from './texts.ts';
import { tiersPlugin } from './tiers.ts';

export interface Prerendered {
  metafile: esbuild.Metafile;
  site: typeof Prerender;
  /** The HTML of every page, by path. */
  bodies: Map<string, string>;
}

export interface BundleResult {
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
export function createBundler(options: BundlerOptions) {
  const { root, work, late, settings, isDevelopment, styleModules } = options;
  const memo = createMemo();
  const run = createRunner(options, () => [
    styleModulesPlugin(styleModules),
    drawingsPlugin,
    textsPlugin(root, async () => import((await nodeModule('texts', 'src/content/text/readers.ts')).address)),
  ]);
  const define = {
    __BUILD_YEAR__: String(new Date().getFullYear()),
    ...definitionsOf(settings),
    'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
  };

  /** Bundles a module for Node into the work folder. */
  const nodeModule = (name: string, entryPoint: string) =>
    memo(name, async () => {
      const outfile = join(work, `${name}.mjs`);
      const { metafile, outputFiles } = await run(name, {
        ...{ entryPoints: [entryPoint], outfile, platform: 'node', packages: 'external', define },
        // Stack traces name the sources.
        sourcemap: 'inline',
      });
      await writeOutputs(outputFiles);
      const address = `${pathToFileURL(outfile)}?${outputFiles[0]?.hash}`;
      return { value: { metafile, address }, inputs: inputsOf(metafile, root) };
    });

  /** Bundles for browsers: split by route, with source maps, minified in production. */
  const application = (name: 'site' | 'admin', key: string = name, ...plugins: readonly esbuild.Plugin[]) =>
    run(key, {
      entryPoints: { [name]: `src/${name}/entry.tsx` },
      // For naming only: chunk names are relative to `dist/`, wherever the chunks are written.
      outdir: join(root, 'dist'),
      entryNames: 'assets/[name]-[hash]',
      chunkNames: 'assets/[name]-[hash]',
      splitting: true,
      minify: !isDevelopment,
      sourcemap: isDevelopment ? 'linked' : 'external',
      define,
      plugins: [...plugins, ...(isDevelopment ? [] : [reactModulesPlugin(root)])],
      ...(name === 'site' && !isDevelopment && { jsxImportSource: '#site/hydration' }),
    });

  return {
    /** Renders every page as HTML. */
    prerender: (): Promise<Prerendered> =>
      memo('pages', async () => {
        const { metafile, address } = await nodeModule('prerender', 'src/site/prerender.tsx');
        const site: typeof Prerender = await import(address);
        return { value: { metafile, site, bodies: await site.prerenderAll() }, inputs: inputsOf(metafile, root) };
      }),
    /**
     * Bundles the public site. Its lazy parts contain their CSS rules, from the files in `late`. Without the console:
     * shared code would be split into extra chunks for the console's sake, at visitors' cost.
     */
    site: () => application('site', 'site', latePlugin(root, late)),
    async console(): Promise<BundleResult> {
      const whole = await application('admin');
      if (isDevelopment) return whole;
      return application('admin', 'tiers', tiersPlugin(root, whole.metafile, consoleEntry, consoleShell));
    },
    /** Returns the one inline script of the site's documents. */
    async inlineScript(): Promise<string> {
      const { outputFiles } = await run('inlineScript', {
        entryPoints: ['src/site/hydration/deferred.ts'],
        minify: true,
      });
      return outputFiles[0]?.text.trim() ?? '';
    },
    publish: createPublisher(options),
  };
}

/** Creates a function that writes the applications, source maps elsewhere in production. It returns one metafile. */
function createPublisher({ root, out, work, isDevelopment }: BundlerOptions) {
  let published: ReadonlySet<string> = new Set();
  return async (applications: readonly BundleResult[]): Promise<esbuild.Metafile> => {
    // File names contain a content hash, so files that exist needn't be written again.
    const all = applications.flatMap(({ outputFiles }) => outputFiles);
    await writeOutputs(
      all.filter(({ path }) => !published.has(path)),
      (path) => {
        const isPrivate = path.endsWith('.map') && !isDevelopment;
        return join(isPrivate ? join(work, 'maps') : out, path.slice(join(root, 'dist').length));
      },
    );
    published = new Set(all.map(({ path }) => path));
    const metafiles = applications.map((application) => application.metafile);
    const metafile = {
      inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)),
      outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)),
    };
    await writeFile(join(work, 'metafile.json'), JSON.stringify(metafile));
    return metafile;
  };
}

/** Returns a function that runs esbuild, or returns the last result if the sources are unchanged. */
function createRunner({ root, isDevelopment }: BundlerOptions, common: () => readonly esbuild.Plugin[]) {
  const contexts = new Map<string, esbuild.BuildContext>();
  const memo = createMemo();
  return (key: string, { plugins = [], ...options }: esbuild.BuildOptions): Promise<BundleResult> =>
    memo(key, async () => {
      const context =
        contexts.get(key) ??
        (await esbuild.context({
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
          plugins: [...common(), ...plugins],
        }));
      if (isDevelopment) contexts.set(key, context);
      try {
        const { metafile = { inputs: {}, outputs: {} }, outputFiles = [] } = await context.rebuild();
        return { value: { metafile, outputFiles }, inputs: inputsOf(metafile, root) };
      } finally {
        if (!isDevelopment) await context.dispose();
      }
    });
}

function inputsOf({ inputs }: esbuild.Metafile, root: string): string[] {
  return [...Object.keys(inputs), ...textInputs(root)];
}

async function writeOutputs(files: readonly esbuild.OutputFile[], target = (path: string) => path): Promise<void> {
  await Promise.all(
    files.map(async ({ path, contents }) => {
      await mkdir(dirname(target(path)), { recursive: true });
      await writeFile(target(path), contents);
    }),
  );
}

// Creates the bundles: the prerenderer for Node; the two applications and the inline script for browsers.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { pathIn } from '../hosting/folder.ts';
import { definitionsOf, type Settings } from '../hosting/settings.ts';
import type * as Prerender from '../site/prerender.tsx';
import type { Cache } from './cache.ts';
import { consoleEntry, consoleShell, siteEntry } from './documents.ts';
import { drawingsPlugin } from './drawings.ts';
import { filesOf, lazyPlugin, type Rules } from './lazy.ts';
import { type Files, writeFiles } from './output.ts';
import { pageFilesPlugin } from './page-files.ts';
import { reactModulesPlugin } from './react-modules.ts';
import { type StyleModules, styleModulesPlugin } from './styles/style-modules.ts';
import { shellFile } from './styles/styles.ts';
import { textsPlugin } from './texts.ts';
import { wouterPlugin } from './wouter.ts';

export interface Prerendered {
  metafile: esbuild.Metafile;
  site: typeof Prerender;
  documents: readonly Prerender.SiteDocument[];
  /** The HTML of every page, by path. */
  bodies: Map<string, string>;
}

export interface Bundle {
  metafile: esbuild.Metafile;
  /** The output files by name, relative to the output folder. */
  files: Files;
}

export interface Project {
  root: string;
  settings: Settings;
  /** The folder for the build's intermediate files. */
  work: string;
  /** If true, skips minification, compression, share images and files for hosts. */
  isDevelopment: boolean;
}

interface BundlerOptions extends Project {
  /** The results of bundling and rendering. A step whose sources haven't changed doesn't run again. */
  cache: Cache;
  styleModules: () => StyleModules;
}

/** The oldest supported browsers: the first release of each since May 2024, which is 30 months before November 2026. */
export const oldestBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5'] as const;

/** Each application's entry, then its shell if the entry imports the shell lazily. */
const roots = { site: [siteEntry], admin: [consoleEntry, consoleShell] } as const;

export function createBundler({ root, work, settings, isDevelopment, cache, styleModules }: BundlerOptions) {
  const define = {
    __BUILD_YEAR__: String(new Date().getFullYear()),
    __SHELL_STYLES__: '""',
    ...definitionsOf(settings),
    'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
  };
  const run = createRunner(root, isDevelopment, cache, {
    ...{ jsxDev: isDevelopment, define },
    plugins: [styleModulesPlugin(styleModules), drawingsPlugin, textsPlugin(root, cache)],
  });

  return {
    async prerender(): Promise<Prerendered> {
      const { metafile, files } = await run('prerender', {
        ...{ entryPoints: ['src/site/prerender.tsx'], outdir: work, platform: 'node', packages: 'external' },
        outExtension: { '.js': '.mjs' },
        plugins: [pageFilesPlugin(root)],
        // Makes stack traces name the sources.
        sourcemap: 'inline',
      });
      const site = await cache.read('prerenderer', async () => {
        await writeFiles(work, files);
        // The time makes the address unique, because Node caches modules by address.
        const value: typeof Prerender = await import(`${pathToFileURL(join(work, 'prerender.mjs'))}?${Date.now()}`);
        return { value, sources: Object.keys(metafile.inputs) };
      });
      const shell = filesOf(metafile.inputs, shellFile);
      const documents = await site.documents();
      const renderDocument = async ({ file, render }: Prerender.SiteDocument) => ({
        value: await render(),
        sources: ['src/site/prerender.tsx', ...shell, ...filesOf(metafile.inputs, file)],
      });
      const bodies = documents.map(
        async (document) => [document.path, await cache.read(document.path, () => renderDocument(document))] as const,
      );
      return { metafile, site, documents, bodies: new Map(await Promise.all(bodies)) };
    },
    /**
     * Bundles an application for browsers, split by route. In production, adds the CSS rules to lazy components, and
     * those of the shell to the entry. Each application is a separate bundle, because one bundle for both would put
     * their common code into extra chunks.
     */
    async application(
      name: keyof typeof roots,
      rules: ReadonlyMap<string, Rules> = new Map(),
      shellStyles = '',
    ): Promise<Bundle> {
      const options: esbuild.BuildOptions = {
        entryPoints: { [name]: roots[name][0] },
        entryNames: 'assets/[name]-[hash]',
        chunkNames: 'assets/[name]-[hash]',
        splitting: true,
      };
      if (isDevelopment) return run(name, { ...options, sourcemap: 'linked' });
      const graph = await run(`graph of ${name}`, options);
      return run(name, {
        ...options,
        minify: true,
        define: { ...define, __SHELL_STYLES__: JSON.stringify(shellStyles) },
        plugins: [lazyPlugin(root, graph.metafile, roots[name], rules), reactModulesPlugin(root), wouterPlugin],
        ...(name === 'site' && { jsxImportSource: '#site/hydration' }),
      });
    },
    async inlineScript(): Promise<string> {
      const parts = {
        deferred: true,
        'contact-start': settings.contactUrl !== '',
        'count-visits': settings.analyticsUrl !== '',
      };
      const needed = Object.entries(parts).flatMap(([name, isNeeded]) => (isNeeded ? [name] : []));
      const entryPoints = needed.map((name) => `src/site/hydration/${name}.ts`);
      const { files } = await run('inline', { entryPoints, minify: true });
      return Object.values(files)
        .map((code) => Buffer.from(code).toString().trim())
        .join('\n');
    },
  };
}

/** Returns a function that runs esbuild. In development, runs with the same key don't parse unchanged files again. */
function createRunner(root: string, isDevelopment: boolean, cache: Cache, common: esbuild.BuildOptions) {
  const contexts = new Map<string, esbuild.BuildContext>();
  return (key: string, options: esbuild.BuildOptions): Promise<Bundle> =>
    cache.read(key, async () => {
      const all: esbuild.BuildOptions = {
        absWorkingDir: root,
        // Affects only names and source maps: with `write: false`, esbuild writes no files.
        outdir: join(root, 'dist'),
        bundle: true,
        format: 'esm',
        jsx: 'automatic',
        target: ['es2022', ...oldestBrowsers],
        metafile: true,
        write: false,
        // The build prints errors itself, each only once for all bundles.
        logLevel: 'silent',
        // Makes a misspelled class name, which is a missing import, fail the build.
        logOverride: { 'import-is-undefined': 'error' },
        ...common,
        ...options,
        plugins: [...(common.plugins ?? []), ...(options.plugins ?? [])],
      };
      const context = contexts.get(key) ?? (isDevelopment && (await esbuild.context(all)));
      if (context) contexts.set(key, context);
      const { metafile = { inputs: {}, outputs: {} }, outputFiles = [] } = await (context
        ? context.rebuild()
        : esbuild.build(all));
      const files = outputFiles.map(({ path, contents }) => [pathIn(all.outdir ?? '', path), contents]);
      return { value: { metafile, files: Object.fromEntries(files) }, sources: Object.keys(metafile.inputs) };
    });
}

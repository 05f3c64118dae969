// Creates the bundles: the site for Node, which renders it; the two applications and the inline script for browsers.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { pathIn } from '../hosting/folder.ts';
import { definitionsOf } from '../hosting/settings.ts';
import { type Files, writeFiles } from './output.ts';
import { drawingsPlugin, lazyPlugin, partConstants, sourcesPlugin, wouterPlugin } from './plugins.ts';
import type * as Prerender from './prerender.ts';
import type { Project } from './project.ts';
import { reactModulesPlugin } from './react-modules.ts';
import { type StyleModules, styleModulesPlugin } from './styles/style-modules.ts';
import type { Styles } from './styles/styles.ts';
import { type Texts, textsPlugin } from './texts.ts';

export interface Bundle {
  metafile: esbuild.Metafile;
  /** The output files by name, relative to the output folder. */
  files: Files;
}

/** The oldest supported browsers: the first release of each since May 2024, which is 30 months before November 2026. */
export const oldestBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5'] as const;

export function createBundler({ root, work, settings, isDevelopment }: Project, modules: StyleModules, texts: Texts) {
  const define = {
    __BUILD_YEAR__: String(new Date().getFullYear()),
    __SHELL_STYLES__: '""',
    ...definitionsOf(settings),
    ...partConstants,
    'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
  };
  const plugins = [styleModulesPlugin(modules), drawingsPlugin, textsPlugin(root, texts)];

  async function run(options: esbuild.BuildOptions): Promise<Bundle> {
    // With `write: false`, esbuild writes no files. The folder affects only names and source maps.
    const { outdir = join(root, 'dist') } = options;
    const { metafile = { inputs: {}, outputs: {} }, outputFiles = [] } = await esbuild.build({
      ...{ absWorkingDir: root, bundle: true, format: 'esm', metafile: true, define },
      ...{ outdir, write: false, jsx: 'automatic', target: ['es2022', ...oldestBrowsers] },
      // The build prints errors itself.
      logLevel: 'silent',
      // Makes a misspelled class name, which is a missing import, fail the build.
      logOverride: { 'import-is-undefined': 'error' },
      ...options,
      plugins: [...plugins, sourcesPlugin(root, options.platform === 'node'), ...(options.plugins ?? [])],
    });
    if (options.splitting) dropUnused(metafile, Object.values(options.entryPoints ?? {}));
    const files = outputFiles
      .filter(({ path }) => metafile.outputs[pathIn(root, path)])
      .map(({ path, contents }) => [pathIn(outdir, path), contents]);
    return { metafile, files: Object.fromEntries(files) };
  }

  return {
    /** Bundles the site for Node, and loads it. `isUsed` tells which class names of CSS modules its code contains. */
    async prerenderer() {
      const { metafile, files } = await run({
        ...{ entryPoints: ['src/bundle/prerender.ts'], outdir: work, platform: 'node', packages: 'external' },
        outExtension: { '.js': '.mjs' },
        // Makes stack traces name the sources.
        sourcemap: 'inline',
      });
      await writeFiles(work, files);
      const code = Buffer.from(files['prerender.mjs'] ?? '').toString();
      // The time makes the address unique, because Node caches modules by address.
      const site: typeof Prerender = await import(`${pathToFileURL(join(work, 'prerender.mjs'))}?${Date.now()}`);
      return { metafile, site, isUsed: (name: string) => code.includes(`"${name}"`) };
    },
    /**
     * Bundles an application for browsers, split by route. In production, adds the CSS rules to lazy components, and
     * those of the shell to the entry. Each application is a separate bundle, because one bundle for both would put
     * their common code into extra chunks.
     */
    application(name: 'site' | 'admin', styles?: Styles): Promise<Bundle> {
      const common: esbuild.BuildOptions = {
        ...{
          entryPoints: { [name]: `src/${name}/entry.tsx` },
          entryNames: 'assets/[name]-[hash]',
          chunkNames: 'assets/[name]-[hash]',
        },
        splitting: true,
      };
      if (isDevelopment) return run({ ...common, jsxDev: true, sourcemap: 'linked' });
      return run({
        ...common,
        minify: true,
        define: { ...define, __SHELL_STYLES__: JSON.stringify(styles?.late ?? '') },
        plugins: [lazyPlugin(root, `src/${name}/shared.ts`, styles?.rulesOf), reactModulesPlugin(root), wouterPlugin],
        ...(name === 'site' && { jsxImportSource: '#site/hydration' }),
      });
    },
    async inlineScript(): Promise<string> {
      const { contactUrl, analyticsUrl } = settings;
      const parts = ['deferred', ...(contactUrl ? ['contact-start'] : []), ...(analyticsUrl ? ['count-visits'] : [])];
      const { files } = await run({ entryPoints: parts.map((name) => `src/site/hydration/${name}.ts`), minify: true });
      const codes = Object.values(files).map((code) => Buffer.from(code).toString().trim());
      return codes.join('\n');
    },
  };
}

/** Deletes the chunks that nothing imports. esbuild also writes those of imports that it has removed as dead code. */
function dropUnused({ outputs }: esbuild.Metafile, entries: readonly unknown[]): void {
  const isEntry = (name: string) => entries.includes(outputs[name]?.entryPoint);
  const used = new Set(Object.keys(outputs).filter(isEntry));
  // The loop also visits the names that it adds.
  for (const name of used) for (const { path } of outputs[name]?.imports ?? []) used.add(path);
  for (const name of Object.keys(outputs)) if (name.endsWith('.js') && !used.has(name)) delete outputs[name];
}

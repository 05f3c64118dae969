// The bundles: the prerenderer for Node, and the two applications for browsers.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type { Settings } from '../server/settings.ts';
import type * as Prerender from '../site/prerender.tsx';
import { articleInputs, articlesPlugin } from './articles.ts';
import { createMemo } from './memo.ts';
import { type StyleModules, styleModulesPlugin } from './style-modules.ts';
import type { Styles } from './styles.ts';

export interface Bundler {
  /** Every page as HTML, by path, and what the documents around it need to know. */
  prerender(): Promise<Prerendered>;
  /** The public site; its pages find the stylesheets of others by `hrefs`. */
  site(hrefs: Styles['hrefs']): Promise<Outcome>;
  console(): Promise<Outcome>;
  /** Writes the applications to `dist`, source maps elsewhere. Answers what both are made of. */
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
  /** Where the applications will be, and where they are put until then. */
  dist: string;
  out: string;
  /** The folder for what is not served: the prerenderer, source maps, the metafile. */
  work: string;
  settings: Settings;
  isDevelopment: boolean;
  /** The CSS modules as they are now. */
  styleModules: () => StyleModules;
}

/**
 * In development a bundle that a change does not touch is kept, and for the others esbuild keeps what it has parsed, so that
 * a rebuild reads only what changed.
 */
export function createBundler({
  root,
  dist,
  out,
  work,
  settings,
  isDevelopment,
  styleModules,
}: BundlerOptions): Bundler {
  const contexts = new Map<string, esbuild.BuildContext>();
  const memo = createMemo();
  const published = new Set<string>();

  async function run(name: string, options: esbuild.BuildOptions): Promise<Outcome> {
    const key = name + JSON.stringify(options.define);
    const context = contexts.get(key) ?? (await esbuild.context(options));
    if (isDevelopment) contexts.set(key, context);
    try {
      const { metafile, outputFiles } = await context.rebuild();
      if (!metafile || !outputFiles) throw new Error(`esbuild left out the outputs of '${name}'`);
      return { metafile, outputFiles };
    } finally {
      if (!isDevelopment) await context.dispose();
    }
  }

  const common = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: isDevelopment,
    target: 'es2022',
    metafile: true,
    write: false,
    logLevel: 'error',
    logLimit: 5,
    // A misspelled class is an import that does not exist.
    logOverride: { 'import-is-undefined': 'error' },
    plugins: [styleModulesPlugin(styleModules), articlesPlugin],
  } as const satisfies esbuild.BuildOptions;
  const define = (pageStyles: Styles['hrefs']) => ({
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __API_URL__: JSON.stringify(settings.apiUrl),
    __CHAT_WEBHOOK_URL__: JSON.stringify(settings.chatWebhookUrl),
    __CONTACT_URL__: JSON.stringify(settings.contactUrl),
    __NEWSLETTER_URL__: JSON.stringify(settings.newsletterUrl),
    // A text, because an object would become a module of its own that every other imports.
    __PAGE_STYLES__: JSON.stringify(JSON.stringify(pageStyles)),
    'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
  });

  /** For browsers: code split by route, small, with maps. */
  function application(name: string, hrefs: Styles['hrefs'], plugins: readonly esbuild.Plugin[]): Promise<Outcome> {
    const options = {
      ...common,
      entryPoints: { [name]: `src/${name}/entry.tsx` },
      outdir: dist,
      entryNames: 'assets/[name]-[hash]',
      chunkNames: 'assets/[name]-[hash]',
      splitting: true,
      minify: !isDevelopment,
      sourcemap: isDevelopment ? 'linked' : 'external',
      define: define(hrefs),
      plugins: [...common.plugins, ...plugins, ...(isDevelopment ? [] : [jsxRuntimePlugin(root)])],
    } as const satisfies esbuild.BuildOptions;
    return memo(name + JSON.stringify(hrefs), async () => {
      const outcome = await run(name, options);
      return { value: outcome, inputs: inputsOf(outcome) };
    });
  }

  async function prerender(): Promise<Prerendered> {
    const outfile = join(work, 'prerender.mjs');
    const { metafile, outputFiles } = await run('prerender', {
      ...common,
      entryPoints: ['src/site/prerender.tsx'],
      outfile,
      platform: 'node',
      packages: 'external',
      define: define({}),
    });
    await writeOutputs(outputFiles, (path) => path);
    const version = createHash('sha1')
      .update(await readFile(outfile))
      .digest('hex');
    const site: typeof Prerender = await import(`${pathToFileURL(outfile)}?${version}`);
    return { metafile, site, bodies: await site.prerenderAll() };
  }

  return {
    prerender: () =>
      memo('prerender', async () => {
        const prerendered = await prerender();
        return { value: prerendered, inputs: inputsOf(prerendered) };
      }),
    // Each application by itself: code that both use would be cut into chunks for the console's sake, and cost visitors.
    site: (hrefs) => application('site', hrefs, [shellFirstPlugin(root)]),
    console: () => application('admin', {}, []),
    async publish(applications) {
      const isPrivate = (path: string) => path.endsWith('.map') && !isDevelopment;
      const place = (path: string) => join(isPrivate(path) ? join(work, 'maps') : out, path.slice(dist.length));
      // A name holds the hash of what is in the file: what is there already need not be written again.
      const files = applications.flatMap(({ outputFiles }) => outputFiles).filter(({ path }) => !published.has(path));
      await writeOutputs(files, place);
      for (const { path } of files) published.add(path);
      const metafile = joinMetafiles(applications.map((application) => application.metafile));
      await writeFile(join(work, 'metafile.json'), JSON.stringify(metafile));
      return metafile;
    },
  };
}

function inputsOf({ metafile }: { metafile: esbuild.Metafile }): string[] {
  return [...Object.keys(metafile.inputs), ...articleInputs];
}

function joinMetafiles(metafiles: readonly esbuild.Metafile[]): esbuild.Metafile {
  return {
    inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)),
  };
}

/**
 * Tells esbuild that every page needs the shell, as is true: it is always there first.
 *
 * Otherwise each set of pages that happens to share a part makes a chunk of its own, and a dozen small chunks compress
 * badly: this saves each page about a kilobyte.
 */
function shellFirstPlugin(root: string): esbuild.Plugin {
  const shell = join(root, 'src/site/Site.tsx');
  return {
    name: 'shell-first',
    setup(build) {
      build.onLoad({ filter: /\/src\/site\/pages\/([\w-]+)\/[A-Z]\w*\.tsx$/ }, async ({ path }) => ({
        contents: `${await readFile(path, 'utf8')}\nimport ${JSON.stringify(shell)};`,
        loader: 'tsx',
      }));
    },
  };
}

/** Gives the JSX runtime plain exports: as the CommonJS module that it is, every file would unwrap it for itself. */
function jsxRuntimePlugin(root: string): esbuild.Plugin {
  const name = 'jsx-runtime';
  return {
    name,
    setup(build) {
      build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ path, namespace }) =>
        namespace === name ? undefined : { path, namespace: name, sideEffects: false },
      );
      build.onLoad({ filter: /./, namespace: name }, () => ({
        contents: `import * as runtime from 'react/jsx-runtime';
          export const jsx = runtime.jsx, jsxs = runtime.jsxs, Fragment = runtime.Fragment;`,
        resolveDir: root,
      }));
    },
  };
}

async function writeOutputs(files: readonly esbuild.OutputFile[], place: (path: string) => string): Promise<void> {
  await Promise.all(
    files.map(async ({ path, contents }) => {
      await mkdir(dirname(place(path)), { recursive: true });
      await writeFile(place(path), contents);
    }),
  );
}

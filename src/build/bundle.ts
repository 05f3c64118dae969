// Both bundles: the prerenderer for Node, and the two applications for browsers.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type { Settings } from '../server/settings.ts';
import type * as Prerender from '../site/prerender.tsx';
import { type StyleModules, type Styles, styleModulesPlugin } from './styles.ts';

export interface Bundler {
  prerender(): Promise<{ metafile: esbuild.Metafile; site: typeof Prerender }>;
  client(styles: Styles): Promise<esbuild.Metafile>;
}

interface BundlerOptions {
  root: string;
  dist: string;
  /** The folder for what is not served: the prerenderer, source maps, the metafile. */
  work: string;
  settings: Settings;
  isDevelopment: boolean;
  /** The CSS modules as they are now. */
  styleModules: () => StyleModules;
}

interface Outcome {
  metafile: esbuild.Metafile;
  outputFiles: readonly esbuild.OutputFile[];
}

/** In development esbuild keeps what it has parsed, so that a rebuild reads only what changed. */
export function createBundler({ root, dist, work, settings, isDevelopment, styleModules }: BundlerOptions): Bundler {
  const contexts = new Map<string, esbuild.BuildContext>();

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
    // A misspelt class is an import that does not exist.
    logOverride: { 'import-is-undefined': 'error' },
    plugins: [styleModulesPlugin(styleModules)],
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

  return {
    async prerender() {
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
      return { metafile, site: await import(`${pathToFileURL(outfile)}?${version}`) };
    },
    async client(styles) {
      // Each application by itself: code that both use would be cut into chunks for the console's sake, and cost visitors.
      const applications = await Promise.all(
        ['site', 'admin'].map((name) =>
          run(name, {
            ...common,
            entryPoints: { [name]: `src/${name}/entry.tsx` },
            outdir: dist,
            entryNames: 'assets/[name]-[hash]',
            chunkNames: 'assets/[name]-[hash]',
            splitting: true,
            minify: !isDevelopment,
            sourcemap: isDevelopment ? 'inline' : 'external',
            define: define(styles.hrefs),
            plugins: [
              ...common.plugins,
              ...(name === 'site' ? [shellFirstPlugin(root)] : []),
              ...(isDevelopment ? [] : [jsxRuntimePlugin(root)]),
            ],
          }),
        ),
      );
      const mapPlace = (path: string) => join(work, 'maps', path.slice(dist.length));
      const place = (path: string) => (path.endsWith('.map') ? mapPlace(path) : path);
      await Promise.all(applications.map(({ outputFiles }) => writeOutputs(outputFiles, place)));
      const metafile = joinMetafiles(applications.map((application) => application.metafile));
      await writeFile(join(work, 'metafile.json'), JSON.stringify(metafile));
      return metafile;
    },
  };
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

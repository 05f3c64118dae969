// Compiles CSS modules. Class names are unique, and short in production.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { failOn } from '../problems.ts';
import { createShortener } from './short-names.ts';

/** Each module's class names as JavaScript, and its rules, by absolute path. */
export type StyleModules = ReadonlyMap<string, { js: string; css: string }>;

/**
 * Shortens the class names in the modules and in the HTML of every page, so that prerendered HTML, client code and
 * stylesheets match. The home page gets the shortest names, because it's nearest to its size budget.
 */
export function shortenClasses(modules: StyleModules, bodies: ReadonlyMap<string, string>) {
  const names = new RegExp(`\\b(?:${[...modules.keys()].map(stemOf).join('|')})_[A-Za-z][\\w-]*`, 'g');
  const sheets = [...modules.values()].map(({ css }) => css);
  const shorten = createShortener(names, '', [bodies.get('/') ?? ''], [...bodies.values()], sheets);
  const short = [...modules].map(([file, { js, css }]) => [file, { js: shorten(js), css: shorten(css) }] as const);
  const pages = [...bodies].map(([path, html]) => [path, html.replaceAll(/class="[^"]*"/g, shorten)] as const);
  return { modules: new Map(short), bodies: new Map(pages) };
}

export async function compileStyleModules(source: string): Promise<StyleModules> {
  const names = await readdir(source, { recursive: true });
  // Skips editors' lock files.
  const modules = names.filter((name) => /(^|[\\/])[^.\\/][^\\/]*\.module\.css$/.test(name));
  const files = modules.map((name) => join(source, name)).sort();
  const stems = files.map(stemOf);
  const twice = stems.find((stem, index) => stems.indexOf(stem) !== index);
  if (twice) throw new Error(`Two CSS modules are called ${twice}: the class names need unique file names.`);

  const rules = await compileLocal(files);
  return new Map(
    files.map((file) => {
      const stem = stemOf(file);
      const css = rules.get(`${stem}.css`) ?? '';
      const classes = new Set(css.match(new RegExp(`(?<=\\.)${stem}_[A-Za-z]\\w*(?![\\w-])`, 'g')));
      const js = [...classes].map((name) => `export const ${name.slice(stem.length + 1)}="${name}"`);
      return [file, { js: js.join('\n'), css }];
    }),
  );
}

/** Returns the modules that were added or removed, or whose class names changed. */
export function renamedModules(before: StyleModules, after: StyleModules): string[] {
  return [...before.keys(), ...after.keys()].filter((file) => before.get(file)?.js !== after.get(file)?.js);
}

function stemOf(file: string): string {
  return basename(file, '.module.css');
}

/** Returns the rules of each module by file name: `.primary` of `Button.module.css` becomes `.Button_primary`. */
async function compileLocal(files: readonly string[]): Promise<Map<string, string>> {
  const { outputFiles, warnings } = await esbuild.build({
    entryPoints: files.map((file) => ({ in: file, out: stemOf(file) })),
    logLevel: 'silent',
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'esnext',
    external: ['/fonts/*', '/images/*'],
    loader: { '.module.css': 'local-css' },
  });
  failOn(warnings);
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}

/** Resolves imports of CSS modules to their class names. The rules are in the stylesheets, not in the bundles. */
export function styleModulesPlugin(modules: () => StyleModules): esbuild.Plugin {
  return {
    name: 'style-modules',
    setup(build) {
      // `sideEffects: false` lets esbuild drop a module whose class names are all inlined.
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        if (!modules().has(file)) return { errors: [{ text: `${path} doesn't exist in this folder` }] };
        return { path: file, sideEffects: false };
      });
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: modules().get(path)?.js ?? '',
        loader: 'js',
      }));
    },
  };
}

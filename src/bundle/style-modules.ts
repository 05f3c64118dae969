// CSS modules: short class names, the same in every bundle.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { BuildFailure } from './development/problems.ts';
import { createMemo } from './memo.ts';

/** Each module's class names as JavaScript, and its rules, by absolute path. */
export type StyleModules = ReadonlyMap<string, { js: string; css: string }>;

/**
 * Returns a function that compiles every CSS module below `source`, again only if one has changed.
 *
 * esbuild makes the local names unique (`Button_primary`); they are then shortened in one alphabetical run over all
 * files, so that prerendered HTML, client code and stylesheets agree, and builds are reproducible.
 */
export function createStyleCompiler(source: string, isShort: boolean): () => Promise<StyleModules> {
  const memo = createMemo();
  return async () => {
    const files = await listStyleModules(source);
    return memo(files.join(), async () => ({ value: await compileStyleModules(files, isShort), inputs: files }));
  };
}

async function listStyleModules(source: string): Promise<string[]> {
  const isConsoles = (file: string) => file.startsWith(join(source, 'admin/'));
  return (
    (await readdir(source, { recursive: true }))
      // Skip editors' lock files.
      .filter((file) => /(^|[\\/])[^.\\/][^\\/]*\.module\.css$/.test(file))
      .map((file) => join(source, file))
      .sort()
      // The console's modules come last: visitors get the shortest names, whatever the console consists of.
      .sort((some, other) => Number(isConsoles(some)) - Number(isConsoles(other)))
  );
}

async function compileStyleModules(files: readonly string[], isShort: boolean): Promise<StyleModules> {
  const stems = files.map((file) => basename(file, '.module.css'));
  const twice = stems.find((stem, index) => stems.indexOf(stem) !== index);
  if (twice) throw new Error(`Two CSS modules are called ${twice}: the class names need unique file names.`);

  const rules = await compileLocal(files);
  const shorten = isShort ? createShortener(stems) : (text: string) => text;
  return new Map(
    files.map((file, index) => {
      const unique = rules.get(`${stems[index]}.css`) ?? '';
      const classes = new Set(unique.match(new RegExp(`(?<=\\.)${stems[index]}_[A-Za-z]\\w*(?![\\w-])`, 'g')));
      const css = shorten(unique);
      const js = [...classes].map((name) => `export const ${name.replace(/^.*?_/, '')}="${shorten(name)}"`);
      return [file, { js: js.join('\n'), css }];
    }),
  );
}

/** Returns the rules of each module by file name: `.primary` of `Button.module.css` becomes `.Button_primary`. */
async function compileLocal(files: readonly string[]): Promise<Map<string, string>> {
  const { outputFiles, warnings } = await esbuild.build({
    entryPoints: files.map((file) => ({ in: file, out: basename(file, '.module.css') })),
    logLevel: 'silent',
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'esnext',
    external: ['/fonts/*', '/images/*'],
    loader: { '.module.css': 'local-css' },
  });
  // Browsers ignore invalid CSS silently.
  if (warnings.length > 0) throw new BuildFailure(warnings);
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}

function createShortener(stems: readonly string[]): (text: string) => string {
  const names = new Map<string, string>();
  const pattern = new RegExp(`\\b(?:${stems.join('|')})_[A-Za-z][\\w-]*`, 'g');
  return (text) =>
    text.replace(pattern, (name) => {
      const short = names.get(name) ?? shortName(names.size);
      names.set(name, short);
      return short;
    });
}

/** a, b … z, aa, ab …: letters only, so that no name can start with a digit. */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}

/** Gives bundles the class names of a CSS module; the stylesheets have its rules. */
export function styleModulesPlugin(modules: () => StyleModules): esbuild.Plugin {
  return {
    name: 'style-modules',
    setup(build) {
      // Side-effect free: a bundle whose names were all inlined needs no chunk for them.
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        if (!modules().has(file)) return { errors: [{ text: `There is no ${path} here` }] };
        return { path: file, sideEffects: false };
      });
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: modules().get(path)?.js ?? '',
        loader: 'js',
      }));
    },
  };
}

// The lazy parts of the site: pages, toasts. Each loads as one file, with the CSS rules that it needs.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The CSS rules of a part: static ones, and those needed only with JavaScript. */
export type Rules = readonly [atRest: string, interactive: string];

/** The site's shell, which is on every page. */
export const shellFile = 'src/site/Site.tsx';
const sharedFile = 'shared.js';
const source = /\.(?:tsx?|svg)$/;
const ofTexts = /^src\/(site\/kit\/reading|content\/text)\//;

/** Returns the files of an entry in import order, without those it imports dynamically. */
export function filesOf({ inputs }: Pick<Metafile, 'inputs'>, entry: string): string[] {
  if (!inputs[entry]) throw new Error(`${entry} is not part of the site`);
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind } of inputs[file]?.imports ?? []) if (kind === 'import-statement') visit(path);
  };
  visit(entry);
  return [...seen];
}

/** Returns the modules that the site imports dynamically. */
export function lateEntries({ inputs }: Pick<Metafile, 'inputs'>): string[] {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const paths = imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' && source.test(path) ? path : []));
  return [...new Set(paths)];
}

/**
 * Returns the plugin's files: each component's CSS rules, and the modules shared by lazy parts of several folders.
 * Modules shared within one folder (the blog and its articles, the legal pages), or used only by texts, stay chunks.
 */
export function lateFiles(
  root: string,
  metafile: Pick<Metafile, 'inputs'>,
  styles: ReadonlyMap<string, Rules>,
): Record<string, string> {
  const foldersOf = new Map<string, Set<string>>();
  for (const entry of lateEntries(metafile))
    for (const file of filesOf(metafile, entry))
      foldersOf.set(file, (foldersOf.get(file) ?? new Set()).add(dirname(entry).split('/').slice(0, 4).join('/')));
  const shared = [...foldersOf].flatMap(([file, { size }]) =>
    source.test(file) && size > 1 && !ofTexts.test(file) ? [file] : [],
  );
  return {
    [sharedFile]: shared.map((file) => `import ${JSON.stringify(join(root, file))};\n`).join(''),
    ...Object.fromEntries([...styles].map(([file, rules]) => [styleFile(file), JSON.stringify(rules)])),
  };
}

/**
 * Adds to each lazy component the CSS rules that it needs, and makes the shell, which always loads first, contain
 * everything that more than one of them needs. `folder` has the files.
 *
 * Otherwise esbuild makes a chunk for each set of pages that share a part: the home page would load 20 files instead of 4.
 */
export function latePlugin(root: string, folder: string): Plugin {
  return {
    name: 'late',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
        const file = relative(root, path).replaceAll('\\', '/');
        const styles = join(folder, styleFile(file));
        if (!existsSync(styles)) return undefined;
        const first = file === shellFile ? join(folder, sharedFile) : join(root, shellFile);
        const added = `import ${importPath(path, first)}; import styles$ from ${importPath(path, styles)};
          ${file.endsWith('.tsx') ? `${basename(file, '.tsx')}.styles = styles$;` : ''}`;
        return { contents: `${await readFile(path, 'utf8')}\n${added}`, loader: 'tsx' };
      });
    },
  };
}

/**
 * Returns the relative import path of a file, in quotes. Source maps contain the paths, file names a hash of the maps:
 * with absolute paths, the same sources would get other names in another folder.
 */
export function importPath(from: string, to: string): string {
  return JSON.stringify(`./${relative(dirname(from), to).replaceAll('\\', '/')}`);
}

/** Uses the full path: another file may have a component's name, or differ from it only in case. */
function styleFile(component: string): string {
  return `${component}.json`;
}

// The parts that the site fetches later than its documents: pages, toasts. Each comes in one file, with the rules that it needs.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The rules of a part: those of a document at rest, and those that come with the script. */
export type Rules = readonly [rest: string, awake: string];

/** The part of the site that is on every page. */
export const shellFile = 'src/site/Site.tsx';
const sharedFile = 'shared.js';
const source = /\.tsx?$/;

/** The files that an entry is made of, in the order of import; what it loads later is not among them. */
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

/** The modules that are fetched when they are asked for, by the imports of the site. */
export function lateEntries({ inputs }: Pick<Metafile, 'inputs'>): string[] {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const paths = imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' && source.test(path) ? path : []));
  return [...new Set(paths)];
}

/**
 * The files that the plugin reads: the rules of each component, and what late parts of more than one folder are made of. What
 * the pages of one folder share (the blog and its articles, the legal pages) stays a chunk of their own.
 */
export function lateFiles(
  root: string,
  metafile: Pick<Metafile, 'inputs'>,
  styles: ReadonlyMap<string, Rules>,
): Record<string, string> {
  const rooms = new Map<string, Set<string>>();
  for (const entry of lateEntries(metafile))
    for (const file of filesOf(metafile, entry))
      rooms.set(file, (rooms.get(file) ?? new Set()).add(dirname(entry).split('/').slice(0, 4).join('/')));
  const shared = [...rooms].flatMap(([file, { size }]) => (source.test(file) && size > 1 ? [file] : []));
  return {
    [sharedFile]: shared.map((file) => `import ${JSON.stringify(join(root, file))};\n`).join(''),
    ...Object.fromEntries([...styles].map(([file, rules]) => [styleFile(file), JSON.stringify(rules)])),
  };
}

/**
 * Writes into each component that comes late the rules that it needs, and makes the shell, which is always there before,
 * hold whatever more than one of them needs. `folder` has the files.
 *
 * Otherwise each set of pages that happens to share a part makes a chunk of its own: a dozen requests for a page, and
 * small chunks compress badly.
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
 * A file as another imports it, in quotes. What a plug-in adds stands in the maps, and a name holds the hash of those: with a
 * whole path, the same sources would get other names in another folder.
 */
export function importPath(from: string, to: string): string {
  return JSON.stringify(`./${relative(dirname(from), to).replaceAll('\\', '/')}`);
}

/** By its whole path: another file may have the name of a component, or, to systems that are blind to case, look like it. */
function styleFile(component: string): string {
  return `${component}.json`;
}

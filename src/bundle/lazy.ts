// Wraps lazy modules, such as pages and screens, so that each page loads few files.
import { dirname } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { pathIn } from '../hosting/folder.ts';

type Graph = Pick<Metafile, 'inputs'>;

/** The CSS rules of a lazy component: those for its initial state, and those needed only with JavaScript. */
export type Rules = readonly [staticRules: string, interactive: string];

const isSource = /^src\/.*\.(tsx?|svg)$/;
const ofTexts = /^src\/(site\/kit\/reading|content\/text)\//;

/** Returns a file and all files that it imports statically, directly or indirectly, in import order. */
export function filesOf(files: Graph['inputs'] | Metafile['outputs'], entry: string): string[] {
  if (!files[entry]) throw new Error(`${entry} isn't part of the bundle`);
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind } of files[file]?.imports ?? []) if (kind === 'import-statement') visit(path);
  };
  visit(entry);
  return [...seen];
}

export function lazyModules({ inputs }: Graph): string[] {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  return [
    ...new Set(imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' && isSource.test(path) ? path : []))),
  ];
}

/**
 * Returns the modules that lazy modules of several folders share. Modules that one folder shares, such as those of the
 * legal pages, and modules that only render texts stay separate chunks.
 */
export function sharedModules(graph: Graph, roots: readonly string[]): string[] {
  const lazy = lazyModules(graph).filter((file) => !roots.includes(file));
  const foldersOf = new Map<string, Set<string>>();
  for (const module of lazy)
    for (const file of filesOf(graph.inputs, module))
      foldersOf.set(file, (foldersOf.get(file) ?? new Set()).add(dirname(module).split('/').slice(0, 4).join('/')));
  return [...foldersOf].flatMap(([file, { size }]) =>
    size > 1 && isSource.test(file) && !ofTexts.test(file) && !lazy.includes(file) ? file : [],
  );
}

/**
 * Loads each lazy module through a wrapper. The wrapper first imports the modules that the application's entry and lazy
 * shell (`roots`) import, and those that lazy modules share. Then it exports the CSS rules as `rules`.
 *
 * Without wrappers, esbuild would make a chunk for each set of lazy modules that share code. The home page would load
 * 20 files instead of 4, and the sign-in page 36 instead of 5.
 */
export function lazyPlugin(
  root: string,
  graph: Graph,
  roots: readonly string[],
  rules: ReadonlyMap<string, Rules>,
): Plugin {
  const shared = sharedModules(graph, roots).map((file) => `./${file}`);
  const importsOf = (file: string) =>
    (graph.inputs[file]?.imports ?? [])
      .filter(({ kind, path }) => kind === 'import-statement' && !path.endsWith('.css'))
      .map(({ path, original = path }) => (isSource.test(path) ? `./${path}` : original));
  const importedBefore = (file: string) => {
    const tier = roots.indexOf(file);
    return tier < 0 ? [...roots.flatMap(importsOf), ...shared] : roots.slice(0, tier).flatMap(importsOf);
  };
  return {
    name: 'lazy',
    setup(build) {
      build.onResolve({ filter: /\.(tsx?|md)$/ }, async ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: file, errors } = await build.resolve(path, { kind: 'import-statement', resolveDir });
        return { path: pathIn(root, file), namespace: 'lazy', errors };
      });
      build.onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => {
        const module = JSON.stringify(`./${path}`);
        const styles = rules.get(path);
        const lines = [
          ...importedBefore(path).map((file) => `import ${JSON.stringify(file)};`),
          `export * from ${module};`,
        ];
        if (styles) lines.push(`export const rules = ${JSON.stringify(styles)};`);
        return { contents: lines.join('\n'), resolveDir: root };
      });
    },
  };
}

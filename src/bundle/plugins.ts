// The plug-ins that teach esbuild what this project imports in its own way.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import * as parts from '../content/parts.ts';
import { pathIn } from '../hosting/folder.ts';
import { consoleShell } from './scripts.ts';
import type { Styles } from './styles/styles.ts';

/** Compiles SVG files to components: `import chat from './chat.svg'`. The file's `{words.model}` is the prop `words`. */
export const drawingsPlugin: Plugin = {
  name: 'drawings',
  setup(build) {
    build.onLoad({ filter: /\.svg$/ }, async ({ path }) => ({
      contents: componentOf(await readFile(path, 'utf8')),
      loader: 'jsx',
    }));
  },
};

function componentOf(svg: string): string {
  const markup = svg
    .replace(/<svg xmlns="[^"]*"/, '<svg {...props}')
    // Pages name the drawing. A title would be a second name, and a tooltip.
    .replace(/<title>.*<\/title>/, '')
    // React requires attributes in camel case, such as `strokeWidth` for `stroke-width`.
    .replace(
      / (?!data-)([a-z]+)-([a-z])([a-z]*=)/g,
      (_, start, letter, end) => ` ${start}${letter.toUpperCase()}${end}`,
    )
    // Screen readers in Firefox read the words of a drawing, too, although it has a name and the role of an image.
    .replace(/(<svg [^>]*>)(.*)(<\/svg>)/s, '$1<g aria-hidden="true">$2</g>$3');
  return `export default ({ words, ...props }) => ${markup}`;
}

/** The constants of `src/content/parts.ts`, for `define`. */
export const partConstants: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parts).flatMap(([name, has]) => (typeof has === 'boolean' ? [[name, String(has)]] : [])),
);

/**
 * Makes the constants of `src/content/parts.ts` global names, which `define` replaces before esbuild looks for unused code.
 * It replaces imported constants too late: the components and texts of parts that the site lacks would stay in the scripts.
 * If `isPrerenderer`, also adds the name of its file to each page's module, so that it can tell what a page consists of.
 */
export const sourcesPlugin = (root: string, isPrerenderer: boolean): Plugin => ({
  name: 'sources',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/](bundle|content|site)[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = (await readFile(path, 'utf8')).replace(
        /^import \{ (has.*) \} from '.*[/]parts\.ts';$/m,
        (_, names) => {
          const other = names.split(', ').find((name: string) => !partConstants[name]);
          if (other) throw new Error(`${other} isn't a constant: import it from parts.ts on a line of its own.`);
          return '';
        },
      );
      const isPage = isPrerenderer && /^export const page\b/m.test(source);
      const file = isPage ? `export const file = ${JSON.stringify(pathIn(root, path))};\n` : '';
      return { contents: `${source}\n${file}`, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/**
 * Loads each lazy module, such as a page, through a wrapper, which imports the list `shared`, and exports the CSS rules as
 * `rules`. Without the list, esbuild would make a chunk for each set of lazy modules that share code: the home page would
 * load 20 files instead of 4. The console's shell needs no wrapper, because every screen imports it.
 */
export const lazyPlugin = (root: string, shared: string, rulesOf?: Styles['rulesOf']): Plugin => ({
  name: 'lazy',
  setup(build) {
    build.onResolve({ filter: /\.tsx?$/ }, async ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const resolved = await build.resolve(path, { kind: 'import-statement', resolveDir });
      const file = pathIn(root, resolved.path);
      return file === consoleShell ? resolved : { path: file, namespace: 'lazy', errors: resolved.errors };
    });
    build.onLoad({ filter: /./, namespace: 'lazy' }, async ({ path }) => {
      const lines = [`import './${shared}';`, `export * from './${path}';`];
      // Only components have styles.
      if (rulesOf && path.endsWith('.tsx')) lines.push(`export const rules = ${JSON.stringify(await rulesOf(path))};`);
      return { contents: lines.join('\n'), resolveDir: root };
    });
  },
});

const unused = 'const none = () => { throw new Error("Pass a hook and a parser to Router"); };';
const replacements: Readonly<Record<string, string>> = {
  './use-browser-location.js': `${unused} export { none as useBrowserLocation, none as useSearch };`,
  './use-sync-external-store.js': 'export { useSyncExternalStore } from "react";',
  regexparam: `${unused} export { none as parse };`,
};

/** Leaves out what wouter imports for its default router, which neither application uses: both pass a hook and a parser. */
export const wouterPlugin: Plugin = {
  name: 'wouter',
  setup(build) {
    build.onResolve({ filter: /^(regexparam|\.\/use-.*\.js)$/ }, ({ path, importer, resolveDir }) =>
      /[\\/]wouter[\\/]/.test(importer) && replacements[path]
        ? { path, namespace: 'wouter', pluginData: resolveDir }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'wouter' }, ({ path, pluginData }) => ({
      contents: replacements[path] ?? '',
      resolveDir: pluginData,
    }));
  },
};

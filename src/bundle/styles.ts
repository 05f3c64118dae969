// Stylesheets: each page gets just the rules it needs.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { site as agency } from '../content/site.ts';
import type { Colors } from './colors.ts';
import { BuildFailure } from './development/problems.ts';
import { filesOf, lateEntries, lateFiles, type Rules, shellFile } from './late.ts';
import type { StyleModules } from './style-modules.ts';

/** The styles of every page. */
export interface Styles {
  /** Each document's inline CSS, by path. */
  inline: Record<string, string>;
  /** The rules of lazy parts, as files: see `late.ts`. */
  late: Record<string, string>;
  /** The print stylesheet, which every public document links to. */
  printHref: string;
  consoleHref: string;
  /** The stylesheets to write, by file name. */
  files: Record<string, string>;
}

interface StyleSources {
  /** The sources of the prerenderer, which include those of each page. */
  site: esbuild.Metafile;
  console: esbuild.Metafile;
  modules: StyleModules;
  documentPaths: readonly string[];
  root: string;
  isMinified: boolean;
  colors: Colors;
  /** Replaces the addresses of font files with hashed ones. */
  withFonts: (css: string) => string;
  /** Printed before a path, so that addresses on paper are complete. */
  siteUrl: string;
}

/** Applied to every page of both applications, in this order, before any module. */
const globalSheets = ['layers.css', 'tokens.css', 'base.css', 'figure.css'];

/** Creates the stylesheets: each document's inline CSS, and the rules of lazy parts. */
export async function bundleStyles(sources: StyleSources): Promise<Styles> {
  const { site, console, modules, root, isMinified } = sources;
  const { light, dark } = sources.colors;
  const sheets = await Promise.all(globalSheets.map((name) => readSheet(root, name)));
  const faults = unknownTokens([
    ...globalSheets.map((name, index) => [`src/styles/${name}`, sheets[index] ?? ''] as const),
    ...[...modules].map(([file, { css }]) => [relative(root, file).replaceAll('\\', '/'), css] as const),
  ]);
  if (faults.length > 0) throw new AggregateError(faults);
  const globals = sheets
    .join('')
    // Shorter, and the same colors in browsers.
    .replace(/--([\w-]+): light-dark\(.*\)/g, (_all, name) => `--${name}: light-dark(${light[name]},${dark[name]})`);
  const shortenTokens = createTokenShortener();
  const minify = async (written: string) => {
    const text = sources.withFonts(written);
    if (!isMinified) return text;
    const { code } = await esbuild.transform(text, { loader: 'css', minify: true, target: 'esnext' });
    return shortenTokens(code.trim());
  };
  const css = (names: readonly string[]) => names.map((name) => modules.get(join(root, name))?.css ?? '');
  const staticRules = (names: readonly string[]) =>
    joinLayers(css(names).map((text) => text.replace(interactiveBlocks, '')));
  const interactive = (names: readonly string[]) => joinLayers(css(names).map(interactiveRules));
  const files: Styles['files'] = {};
  const publish = (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = isMinified ? `assets/${name}-${hash}.css` : `assets/${name}.css`;
    files[file] = text;
    return `/${file}`;
  };

  const shell = moduleStyles(site, shellFile);
  const inline: Styles['inline'] = {};
  const late = new Map<string, Rules>();
  for (const entry of lateEntries(site)) {
    const own = moduleStyles(site, entry).filter((file) => !shell.includes(file));
    late.set(entry, [await minify(staticRules(own)), await minify(interactive(own))]);
  }
  const said: Readonly<Record<string, string>> = { name: agency.name, url: sources.siteUrl };
  const print = await minify(
    (await readSheet(root, 'print.css')).replace(/\{(name|url)\}/g, (_, what) =>
      JSON.stringify(said[what]).slice(1, -1),
    ),
  );
  const spared = new Set<string>();
  for (const path of sources.documentPaths) {
    const css = await minify(
      globals + staticRules([...new Set([...shell, ...moduleStyles(site, pageFile(site, path))])]),
    );
    inline[path] = isMinified ? withoutSpareTokens(css, print, spared) : css;
  }
  // In a layer below the tokens, so that forced colors and the dark theme still override them.
  const tokens = spared.size > 0 ? `@layer reset{:root{${[...spared].join(';')}}}` : '';
  late.set(shellFile, ['', tokens + (await minify(interactive(shell)))]);
  const printHref = publish('print', print);
  const consoleHref = publish('admin', await minify(globals + css(consoleModules(console)).join('')));
  return { inline, late: lateFiles(root, site, late), files, printHref, consoleHref };
}

/** Returns a sentence for each undefined custom property, because browsers ignore such declarations silently. */
export function unknownTokens(sheets: readonly (readonly [file: string, css: string])[]): string[] {
  const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));
  const defined = namesIn(sheets.map(([, css]) => css).join('\n'), /(--[\w-]+)\s*:/g);
  return sheets.flatMap(([file, css]) =>
    [...namesIn(css, /var\((--[\w-]+)\)/g)].flatMap((name) =>
      defined.has(name) ? [] : `${file}: nothing defines ${name}.`,
    ),
  );
}

/**
 * Matches rules that a page doesn't need before hydration: motion, and states that need JavaScript. They come with the
 * script, so that the first response is small. The pattern expects esbuild's format, in the module's layer.
 */
const interactiveBlocks =
  /^( +)@media \((?:prefers-reduced-motion: no-preference|scripting: enabled)\) \{\n.*?^\1\}\n/gms;

function interactiveRules(css: string): string {
  const blocks = css.match(interactiveBlocks) ?? [];
  return blocks.length > 0 ? `${/@layer \w+ \{/.exec(css)}\n${blocks.join('')}}\n` : '';
}

/** Merges blocks by layer: the order of the layers decides which rule wins, not the order of the blocks. */
function joinLayers(sheets: readonly string[]): string {
  const layers = new Map<string, string>();
  const rest = sheets.join('').replace(/^@layer (\w+) \{\n(.*?)^\}\n/gms, (_all, name: string, rules: string) => {
    layers.set(name, (layers.get(name) ?? '') + rules);
    return '';
  });
  return [...layers].map(([name, rules]) => `@layer ${name} {\n${rules}}\n`).join('') + rest;
}

/**
 * Removes tokens that a document's static rules don't use. They come with the script, collected in `spared`
 * for all documents: another page may need them, or a state that needs JavaScript. The home page is 60 bytes smaller.
 */
function withoutSpareTokens(css: string, print: string, spared: Set<string>): string {
  const uses = css + print;
  const isSpare = (name: string) => name.startsWith('--') && !new RegExp(`var\\(${name}[,)]`).test(uses);
  return css.replace(/@layer tokens\{:root\{(.*?)\}/, (block, declarations: string) => {
    const spare = declarations.split(';').filter((text) => isSpare(text.split(':')[0] ?? ''));
    for (const declaration of spare) spared.add(declaration);
    return spare.reduce((result, declaration) => result.replace(`${declaration};`, ''), block);
  });
}

async function readSheet(root: string, name: string): Promise<string> {
  const sourcefile = `src/styles/${name}`;
  // Normalize line ends as browsers do, because a policy's hash is of that text.
  const text = (await readFile(join(root, sourcefile), 'utf8')).replaceAll('\r\n', '\n');
  const { warnings } = await esbuild.transform(text, { loader: 'css', sourcefile, logLevel: 'silent' });
  if (warnings.length > 0) throw new BuildFailure(warnings);
  return text;
}

/**
 * Creates a function that shortens custom property names, which only stylesheets use: the home page is 130 bytes smaller.
 */
function createTokenShortener(): (css: string) => string {
  const names = new Map<string, string>();
  return (css) =>
    css.replace(/(--[a-z][\w-]*)(: )?/g, (_all, name: string, colon = '') => {
      const short = names.get(name) ?? `--${names.size.toString(36)}`;
      names.set(name, short);
      return short + colon.trim();
    });
}

/** Returns the file of a page's code, below `src/site/pages/` and named after the path. */
export function pageFile({ inputs }: Pick<esbuild.Metafile, 'inputs'>, path: string): string {
  const [, folder = ''] = /^\/(\w+)\//.exec(path) ?? [];
  const name = kinds[folder] ?? pageName(path);
  const component = name.replace(/(^|-)(\w)/g, (_match, _start, letter: string) => letter.toUpperCase());
  const file = Object.keys(inputs).find((name) =>
    new RegExp(`^src/site/pages/[\\w/-]+/${component}\\.tsx$`).test(name),
  );
  if (!file) throw new Error(`There is no ${component}.tsx in a folder of src/site/pages, for ${path}`);
  return file;
}

/** Components that render many pages, by the folder of their addresses. */
const kinds: Readonly<Record<string, string>> = { blog: 'article', careers: 'job', cases: 'case' };

/** Returns the name of a page's document. */
export function pageName(path: string): string {
  if (path === '/') return 'home';
  return path === '/404' ? 'not-found' : path.slice(1);
}

/** Returns the CSS modules that a file needs to render. */
function moduleStyles(metafile: esbuild.Metafile, entry: string): string[] {
  return filesOf(metafile, entry).filter((file) => file.endsWith('.module.css'));
}

/** Returns all CSS modules of the console, which loads them at once: it's small, and its users stay. */
function consoleModules({ inputs }: esbuild.Metafile): string[] {
  return Object.keys(inputs).filter((file) => file.endsWith('.module.css'));
}

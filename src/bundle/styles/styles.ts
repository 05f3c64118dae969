// Creates the stylesheets. In production, each public page inlines the rules that it needs before hydration.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { site as agency } from '../../content/site.ts';
import { pathIn } from '../../hosting/folder.ts';
import type { SiteDocument } from '../../site/prerender.tsx';
import { filesOf, lazyModules, type Rules } from '../lazy.ts';
import { failOn } from '../problems.ts';
import type { Colors } from './colors.ts';
import { createShortener } from './short-names.ts';
import type { StyleModules } from './style-modules.ts';

export interface Styles {
  /** Each public page's inline CSS, by path; empty in development. */
  inline: Readonly<Record<string, string>>;
  /** The rules of lazy components, by file; empty in development. */
  rules: ReadonlyMap<string, Rules>;
  /** The rules that the site's shell needs only with JavaScript. */
  shell: string;
  files: Readonly<Record<string, string>>;
  siteSheets: readonly Sheet[];
  consoleSheets: readonly Sheet[];
}

interface Sheet {
  href: string;
  media?: string;
}

interface StyleSources {
  /** The metafile of the prerenderer, which imports all pages. */
  site: esbuild.Metafile;
  console: esbuild.Metafile;
  modules: StyleModules;
  documents: readonly SiteDocument[];
  root: string;
  isDevelopment: boolean;
  colors: Colors;
  /** Replaces the addresses of font files with hashed ones. */
  withFonts: (css: string) => string;
  /** The site's address, which print styles add to the paths of links. */
  siteUrl: string;
}

/** The stylesheets of every page in both applications, in this order, before any CSS module. */
const globalSheets = ['layers.css', 'tokens.css', 'base.css', 'figure.css'];
/** Media whose styles few visitors need. These styles are in a linked file, which browsers load with low priority. */
const otherMedia = 'print,(forced-colors:active)';
export const shellFile = 'src/site/Site.tsx';

export async function bundleStyles(sources: StyleSources): Promise<Styles> {
  const { site, console, modules, root, isDevelopment, documents } = sources;
  const sheets = new Map<string, string>();
  for (const name of [...globalSheets, 'forced-colors.css', 'print.css'])
    sheets.set(`src/styles/${name}`, await readSheet(root, name));
  for (const [file, { css }] of modules) sheets.set(pathIn(root, file), css);
  const faults = unknownTokens(sheets);
  if (faults.length > 0) throw new AggregateError(faults);

  const globals = withHexColors(globalSheets.map((name) => sheets.get(`src/styles/${name}`)).join(''), sources.colors);
  const forcedColors = sheets.get('src/styles/forced-colors.css') ?? '';
  const print = withSite(sheets.get('src/styles/print.css') ?? '', sources.siteUrl);
  const css = (files: readonly string[]) => files.map((file) => modules.get(join(root, file))?.css ?? '');
  const shell = modulesOf(filesOf(site.inputs, shellFile));
  const rulesOf = (file: string) =>
    globals + staticRules(css([...new Set([...shell, ...modulesOf(filesOf(site.inputs, file))])]));
  // The home page gets the shortest names, because it's nearest to its size budget.
  const shorten = createShortener(tokenNames, '--', [rulesOf(documents[0]?.file ?? '')], [...sheets.values()]);
  const minify = async (written: string) => {
    const text = sources.withFonts(written);
    if (isDevelopment) return text;
    const { code } = await esbuild.transform(text, { loader: 'css', minify: true, target: 'esnext' });
    return shorten(code.trim()).replace(/(--\w+): /g, '$1:');
  };
  const files: Record<string, string> = {};
  const publish = (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = isDevelopment ? `assets/${name}.css` : `assets/${name}-${hash}.css`;
    files[file] = text;
    return { href: `/${file}` };
  };
  const consoleSheets = [
    publish('admin', await minify(globals + css(modulesOf(Object.keys(console.inputs))).join('') + forcedColors)),
  ];
  const other = publish('other', await minify(`@media print{${print}}${forcedColors}`));
  const siteSheets = [{ ...other, media: otherMedia }];
  const inline: Record<string, string> = {};
  const rules = new Map<string, Rules>();
  if (isDevelopment) {
    const all = publish('site', await minify(globals + css(modulesOf(Object.keys(site.inputs))).join('')));
    return { inline, rules, shell: '', files, siteSheets: [all, ...siteSheets], consoleSheets };
  }

  for (const component of lazyModules(site)) {
    const own = css(modulesOf(filesOf(site.inputs, component)).filter((file) => !shell.includes(file)));
    rules.set(component, [await minify(staticRules(own)), await minify(interactive(own))]);
  }
  for (const { path, file } of documents) inline[path] = await minify(rulesOf(file));
  return { inline, rules, shell: await minify(interactive(css(shell))), files, siteSheets, consoleSheets };
}

/** Matches custom properties. Only stylesheets use them, so they can be short: the home page saves 130 bytes. */
const tokenNames = /--[a-z][\w-]*/g;

function modulesOf(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.module.css'));
}

/** Returns a sentence for each undefined custom property, because browsers ignore such declarations silently. */
function unknownTokens(sheets: ReadonlyMap<string, string>): string[] {
  const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));
  const defined = namesIn([...sheets.values()].join('\n'), /(--[\w-]+)\s*:/g);
  return [...sheets].flatMap(([file, css]) =>
    [...namesIn(css, /var\((--[\w-]+)\)/g)].flatMap((name) =>
      defined.has(name) ? [] : `${file}: nothing defines ${name}.`,
    ),
  );
}

/** Replaces the tokens' OKLCH colors with hexadecimal ones, which are shorter and look the same. */
function withHexColors(css: string, { light, dark }: Colors): string {
  return css.replace(
    /--([\w-]+): light-dark\(.*\)/g,
    (_all, name) => `--${name}: light-dark(${light[name]},${dark[name]})`,
  );
}

function withSite(css: string, url: string): string {
  const values: Readonly<Record<string, string>> = { name: agency.name, url };
  return css.replace(/\{(name|url)\}/g, (_all, name) => JSON.stringify(values[name]).slice(1, -1));
}

/**
 * Matches rules that a page doesn't need before hydration: motion, and states that need JavaScript. These rules load
 * with the script, so that the first response is small. The pattern depends on esbuild's formatting.
 */
const interactiveBlocks =
  /^( +)@media \((?:prefers-reduced-motion: no-preference|scripting: enabled)\) \{\n.*?^\1\}\n/gms;

function staticRules(sheets: readonly string[]): string {
  return joinLayers(sheets.map((css) => css.replace(interactiveBlocks, '')));
}

function interactive(sheets: readonly string[]): string {
  return joinLayers(
    sheets.map((css) => {
      const blocks = css.match(interactiveBlocks) ?? [];
      return blocks.length > 0 ? `${/@layer \w+ \{/.exec(css)}\n${blocks.join('')}}\n` : '';
    }),
  );
}

/** Merges blocks by layer, which is safe: the order of layers decides which rule wins, not the order of blocks. */
function joinLayers(sheets: readonly string[]): string {
  const layers = new Map<string, string>();
  const rest = sheets.join('').replace(/^@layer (\w+) \{\n(.*?)^\}\n/gms, (_all, name: string, rules: string) => {
    layers.set(name, (layers.get(name) ?? '') + rules);
    return '';
  });
  return [...layers].map(([name, rules]) => `@layer ${name} {\n${rules}}\n`).join('') + rest;
}

async function readSheet(root: string, name: string): Promise<string> {
  const sourcefile = `src/styles/${name}`;
  // Browsers normalize line ends before they hash inline styles for the security policy.
  const text = (await readFile(join(root, sourcefile), 'utf8')).replaceAll('\r\n', '\n');
  const { warnings } = await esbuild.transform(text, { loader: 'css', sourcefile, logLevel: 'silent' });
  failOn(warnings);
  return text;
}

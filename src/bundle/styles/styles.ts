// Creates the stylesheets. In production, each public page inlines the rules that it needs before hydration.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { site as agency } from '../../content/site.ts';
import { pathIn } from '../../hosting/folder.ts';
import type { SiteDocument } from '../../site/prerender.tsx';
import { hashOf } from '../output.ts';
import { failOn } from '../problems.ts';
import type { Project } from '../project.ts';
import { filesOf } from '../scripts.ts';
import { type Colors, firstFont, withHexColors } from './colors.ts';
import { dropRules, joinLayers, selectRules } from './rules.ts';
import type { StyleModules } from './style-modules.ts';

export type Styles = Awaited<ReturnType<typeof bundleStyles>>;

interface StyleSources {
  modules: StyleModules;
  /** Returns whether the site's code contains a module's class name. Parts that the site lacks leave unused ones. */
  isUsed: (name: string) => boolean;
  colors: Colors;
  /** Replaces the addresses of font files with hashed ones. */
  withFonts: (css: string) => string;
  documents: readonly SiteDocument[];
  /** The metafile of the prerenderer, which imports all pages. */
  site: esbuild.Metafile;
  /** The console's; `undefined` without a console. */
  console: esbuild.Metafile | undefined;
}

/** The stylesheets of every page in both applications, in this order, before any CSS module. */
const globalSheets = ['layers.css', 'tokens.css', 'base.css', 'figure.css'];
/** Media whose styles few visitors need. These styles are in a linked file, which browsers load with low priority. */
const otherMedia = ' media="print,(forced-colors:active)"';

/**
 * Returns the inline CSS of each public page by path, the shell's rules that are needed only with JavaScript (`late`),
 * the linked files, and the `<link>` elements of both applications. In development, all styles are linked files.
 */
export async function bundleStyles(project: Project, sources: StyleSources) {
  const { root, settings, isDevelopment } = project;
  const { site, modules, isUsed, colors, documents, withFonts } = sources;
  const global = [...globalSheets, 'forced-colors.css', 'print.css'];
  const sheets = new Map(await Promise.all(global.map(async (name) => [name, await readSheet(root, name)] as const)));
  for (const [file, { css }] of modules) sheets.set(pathIn(root, file), css);
  /** Returns the rules of the stylesheets among these files. */
  const cssOf = (...files: string[]) => files.map((file) => sheets.get(file)).join('');
  const globals = withHexColors(cssOf(...globalSheets), colors);
  const forcedColors = cssOf('forced-colors.css');
  const shorten = shortenTokens([...sheets.values()].join(''));
  const minify = async (css: string) => {
    if (isDevelopment) return withFonts(css);
    const options = { loader: 'css', minify: true, target: 'esnext' } as const;
    return shorten((await esbuild.transform(withFonts(css), options)).code.trim());
  };
  const files: Record<string, string> = {};
  const publish = async (name: string, css: string, media = '') => {
    const text = await minify(css);
    const file = isDevelopment ? `assets/${name}.css` : `assets/${name}-${hashOf(text)}.css`;
    files[file] = text;
    return `<link rel="stylesheet"${media} href="/${file}">`;
  };
  const { console } = sources;
  const consoleLinks = console
    ? [await publish('admin', globals + cssOf(...Object.keys(console.inputs)) + forcedColors)]
    : [];
  const names = { name: agency.name, url: settings.siteUrl, font: firstFont(cssOf('tokens.css')).family };
  const print = cssOf('print.css').replace(/\{(name|url|font)\}/g, (_, key: keyof typeof names) =>
    JSON.stringify(names[key]).slice(1, -1),
  );
  const siteLinks = [await publish('other', `@media print{${print}}${forcedColors}`, otherMedia)];
  if (isDevelopment) siteLinks.unshift(await publish('site', globals + cssOf(...Object.keys(site.inputs))));

  const unused = [...modules.values()].flatMap((each) => Object.values(each.names)).filter((name) => !isUsed(name));
  const select = (css: string, isLate: boolean) => minify(joinLayers(selectRules(dropRules(css, unused), isLate)));
  const shell = filesOf(site.inputs, 'src/site/Site.tsx');
  const inline: Record<string, string> = {};
  for (const { path, file } of isDevelopment ? [] : documents) {
    const all = new Set([...shell, ...filesOf(site.inputs, file)]);
    inline[path] = await select(globals + cssOf(...all), false);
  }
  /** Returns the rules of a lazy component for its initial state, and those needed only with JavaScript. */
  const rulesOf = async (component: string) => {
    const own = cssOf(...filesOf(site.inputs, component).filter((file) => !shell.includes(file)));
    return [await select(own, false), await select(own, true)] as const;
  };
  const late = await select(globals + cssOf(...shell), true);
  return { inline, late, rulesOf, files, siteLinks, consoleLinks };
}

/**
 * Returns a function that replaces custom properties with short ones, which saves each page 150 bytes. Only stylesheets
 * use these properties: a test finds others.
 */
function shortenTokens(css: string): (css: string) => string {
  const token = /--[a-z][\w-]*/g;
  const names = [...new Set(css.match(token))];
  // esbuild keeps a space before a token's value.
  return (text) => text.replace(token, (name) => `--${names.indexOf(name).toString(36)}`).replace(/(--\w+): /g, '$1:');
}

/** Reads a stylesheet of src/styles. Errors: rejects if it has a mistake, or an `@import`, which nothing resolves. */
export async function readSheet(root: string, name: string): Promise<string> {
  const sourcefile = `src/styles/${name}`;
  // Browsers normalize line ends before they hash inline styles for the security policy.
  const text = (await readFile(join(root, sourcefile), 'utf8')).replaceAll('\r\n', '\n');
  const [rule] = /^\s*@import.*$/m.exec(text.replace(/\/\*[\s\S]*?\*\//g, '')) ?? [];
  if (rule)
    throw new Error(
      `${sourcefile}: '${rule.trim()}' would fail in browsers, because the build doesn't resolve it. Copy the rules into the file. For a typeface, see step 3 of src/content/README.md.`,
    );
  failOn((await esbuild.transform(text, { loader: 'css', sourcefile, logLevel: 'silent' })).warnings);
  return text;
}

// Stylesheets: for each page just the rules it needs.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { BuildFailure } from './development/problems.ts';
import type { StyleModules } from './style-modules.ts';

/** What every page needs of the stylesheets. */
export interface Styles {
  /** The CSS that a document carries inline, by path. */
  inline: Record<string, string>;
  /** The address of a page's own sheet, for a move inside the site, by path; and that of the toasts, under `toasts`. */
  hrefs: Record<string, string>;
  consoleHref: string;
  /** The sheets to write, by file name. */
  files: Record<string, string>;
}

interface StyleSources {
  /** What the prerenderer, and so each page, is made of. */
  site: esbuild.Metafile;
  console: esbuild.Metafile;
  modules: StyleModules;
  documentPaths: readonly string[];
  isMinified: boolean;
}

/** Applied to every page of both applications, in this order, before any module. */
const globalSheets = ['layers.css', 'tokens.css', 'base.css', 'figure.css'];

/** Makes the stylesheets: what each document carries inline, and what a move inside the site adds. */
export async function bundleStyles({
  site,
  console,
  modules,
  documentPaths,
  isMinified,
}: StyleSources): Promise<Styles> {
  const globals = await Promise.all(globalSheets.map(readSheet));
  const minify = async (parts: readonly string[]) => {
    const text = parts.join('\n');
    if (!isMinified) return text;
    return (await esbuild.transform(text, { loader: 'css', minify: true, target: 'esnext' })).code.trim();
  };
  const css = (names: readonly string[]) => names.map((name) => modules.get(join(process.cwd(), name))?.css ?? '');
  const files: Styles['files'] = {};
  const publish = (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = isMinified ? `assets/${name}-${hash}.css` : `assets/${name}.css`;
    files[file] = text;
    return `/${file}`;
  };

  const shell = moduleStyles(site, 'src/site/Site.tsx');
  const inline: Styles['inline'] = {};
  const hrefs: Styles['hrefs'] = {};
  for (const path of documentPaths) {
    const own = moduleStyles(site, pageFile(path)).filter((file) => !shell.includes(file));
    inline[path] = await minify([...globals, ...css([...shell, ...own])]);
    if (own.length > 0) hrefs[path] = publish(pageName(path), await minify(css(own)));
  }
  const toasts = moduleStyles(site, 'src/site/shell/ToastViewport.tsx').filter((file) => !shell.includes(file));
  hrefs.toasts = publish('toasts', await minify(css(toasts)));
  const consoleHref = publish('admin', await minify([...globals, ...css(consoleModules(console))]));
  return { inline, hrefs, files, consoleHref };
}

async function readSheet(name: string): Promise<string> {
  const sourcefile = join('src/styles', name);
  const text = await readFile(sourcefile, 'utf8');
  const { warnings } = await esbuild.transform(text, { loader: 'css', sourcefile, logLevel: 'silent' });
  if (warnings.length > 0) throw new BuildFailure(warnings);
  return text;
}

/** Where a page's code is, by the convention of `src/site/pages/`. */
export function pageFile(path: string): string {
  const name = pageName(path);
  const component = name.replace(/(^|-)(\w)/g, (_match, _start, letter: string) => letter.toUpperCase());
  return `src/site/pages/${name}/${component}.tsx`;
}

/** The name of a page's folder, chunk and stylesheet. */
export function pageName(path: string): string {
  if (path === '/') return 'home';
  return path === '/404' ? 'not-found' : path.slice(1);
}

/** The CSS modules that a file needs before it can be drawn, in the order of import; parts that it loads later included. */
function moduleStyles({ inputs }: esbuild.Metafile, entry: string): string[] {
  if (!inputs[entry])
    throw new Error(`${entry} is not part of the site: a page's folder and file carry its path's name.`);
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind } of inputs[file]?.imports ?? []) {
      const isOwnPart = kind === 'dynamic-import' && dirname(path) === dirname(entry);
      if (kind === 'import-statement' || isOwnPart) visit(path);
    }
  };
  visit(entry);
  return [...seen].filter((file) => file.endsWith('.module.css'));
}

/** The console loads all of its styles at once: it is small, and its reader stays. */
function consoleModules({ inputs }: esbuild.Metafile): string[] {
  return Object.keys(inputs).filter((file) => file.endsWith('.module.css'));
}

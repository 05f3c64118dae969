// CSS modules and stylesheets: short names that every bundle agrees on, and for each page just the rules it needs.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import * as esbuild from 'esbuild';

/** By absolute path: the module's class names as JavaScript, and its rules. */
export type StyleModules = ReadonlyMap<string, { js: string; css: string }>;

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

/** Applied to every page of both applications, in this order, before any module. */
const globalSheets = ['layers.css', 'tokens.css', 'base.css', 'figure.css'];

/**
 * Compiles every CSS module below `source`: `{js, css}` by path.
 *
 * esbuild makes the local names unique (`Button_primary`); they are then shortened in one alphabetical run over all
 * files, so that prerendered HTML, client code and stylesheets agree, and a build is reproducible.
 */
export async function compileStyleModules(source: string, isShort: boolean): Promise<StyleModules> {
  const files = (await readdir(source, { recursive: true }))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(source, file))
    .sort()
    // The console's come last: visitors get the shortest names, and the same ones whatever the console is made of.
    .sort((some, other) => Number(isConsoles(source, some)) - Number(isConsoles(source, other)));
  const stems = files.map((file) => basename(file, '.module.css'));
  const twice = stems.find((stem, index) => stems.indexOf(stem) !== index);
  if (twice) throw new Error(`Two CSS modules are called ${twice}: the class names need unique file names.`);

  // Two builds, because within one esbuild would tell the two uses of a name apart.
  const [names, rules] = await Promise.all([
    compileLocal({ plugins: [allNamesPlugin(files)], entryPoints: ['all-names'] }),
    compileLocal({ entryPoints: files.map((file) => ({ in: file, out: basename(file, '.module.css') })) }),
  ]);
  const code = encodeURIComponent(names.get('all-names.js') ?? '');
  const { all }: { all: Record<string, string>[] } = await import(`data:text/javascript,${code}`);
  const shorten = isShort ? createShortener(stems) : (text: string) => text;
  return new Map(
    files.map((file, index) => {
      const css = shorten(rules.get(`${stems[index]}.css`) ?? '');
      // Names with a hyphen are keyframes, which no component asks for.
      const classes = Object.entries(all[index] ?? {}).filter(([name]) => !name.includes('-'));
      return [
        file,
        { js: classes.map(([name, unique]) => `export const ${name}="${shorten(unique)}"`).join('\n'), css },
      ];
    }),
  );
}

function isConsoles(source: string, file: string): boolean {
  return file.startsWith(join(source, 'admin/'));
}

async function compileLocal(options: esbuild.BuildOptions): Promise<Map<string, string>> {
  const { outputFiles } = await esbuild.build({
    ...options,
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'esnext',
    external: ['/fonts/*', '/images/*'],
    loader: { '.module.css': 'local-css' },
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}

/** The entry point `all-names` exports the names of every module, in the order of `files`. */
function allNamesPlugin(files: readonly string[]): esbuild.Plugin {
  return {
    name: 'all-names',
    setup(build) {
      build.onResolve({ filter: /^all-names$/ }, ({ path }) => ({ path, namespace: 'all-names' }));
      build.onLoad({ filter: /./, namespace: 'all-names' }, () => ({
        contents: [
          ...files.map((file, index) => `import names${index} from ${JSON.stringify(file)}`),
          `export const all = [${files.map((_, index) => `names${index}`)}]`,
        ].join('\n'),
        resolveDir: '/',
      }));
    },
  };
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

/** Gives bundles the class names of a CSS module, and leaves its rules to the stylesheets below. */
export function styleModulesPlugin(modules: () => StyleModules): esbuild.Plugin {
  return {
    name: 'style-modules',
    setup(build) {
      // Nothing but names: a bundle whose names were all written in needs no chunk for them.
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        sideEffects: false,
      }));
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: modules().get(path)?.js ?? '',
        loader: 'js',
      }));
    },
  };
}

/** Makes the stylesheets: what each document carries inline, and what a move inside the site adds. */
export async function bundleStyles(
  metafile: esbuild.Metafile,
  modules: StyleModules,
  documentPaths: readonly string[],
  isMinified: boolean,
): Promise<Styles> {
  const globals = await Promise.all(globalSheets.map((name) => readFile(join('src/styles', name), 'utf8')));
  const minify = async (parts: readonly string[]) =>
    (await esbuild.transform(parts.join('\n'), { loader: 'css', minify: isMinified, target: 'esnext' })).code.trim();
  const css = (names: readonly string[]) => names.map((name) => modules.get(join(process.cwd(), name))?.css ?? '');
  const files: Styles['files'] = {};
  const publish = (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = isMinified ? `assets/${name}-${hash}.css` : `assets/${name}.css`;
    files[file] = text;
    return `/${file}`;
  };

  const shell = moduleStyles(metafile, 'src/site/Site.tsx');
  const inline: Styles['inline'] = {};
  const hrefs: Styles['hrefs'] = {};
  for (const path of documentPaths) {
    const own = moduleStyles(metafile, pageFile(path)).filter((file) => !shell.includes(file));
    inline[path] = await minify([...globals, ...css([...shell, ...own])]);
    if (own.length > 0) hrefs[path] = publish(pageName(path), await minify(css(own)));
  }
  const toasts = moduleStyles(metafile, 'src/site/shell/ToastViewport.tsx').filter((file) => !shell.includes(file));
  hrefs.toasts = publish('toasts', await minify(css(toasts)));
  const admin = await adminStyles(modules);
  const consoleHref = publish('admin', await minify([...globals, ...css(admin)]));
  return { inline, hrefs, files, consoleHref };
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
async function adminStyles(modules: StyleModules): Promise<string[]> {
  const { metafile } = await esbuild.build({
    entryPoints: ['src/admin/entry.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    plugins: [styleModulesPlugin(() => modules)],
  });
  return Object.keys(metafile.inputs)
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => relative(process.cwd(), file));
}

// Checks the rules of src/README.md in the sources: imports between modules, locations and contents of files.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import test from 'node:test';
import { assertNone, filesBelow, readText, root } from './support/files.ts';

/** Each module of `src/`, and the others that it may import. */
const modules: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  content: ['lib'],
  lib: [],
  http: ['lib'],
  api: ['http', 'contract', 'lib'],
  ui: ['lib'],
  toasts: ['ui', 'lib'],
  state: ['toasts', 'contract', 'lib'],
  site: ['ui', 'toasts', 'state', 'http', 'content', 'lib'],
  admin: ['ui', 'toasts', 'state', 'api', 'http', 'contract', 'content', 'lib'],
  hosting: ['lib'],
  demo: ['contract', 'content', 'lib', 'hosting'],
  preview: ['hosting', 'demo', 'lib'],
  // `check:api` reads a backend's responses as the console does, and knows the demo's resources.
  checks: ['contract', 'content', 'api', 'http', 'hosting', 'demo', 'lib'],
  // `bundle` runs at build time only. It renders the site's documents and writes the files for hosts.
  bundle: ['contract', 'content', 'lib', 'hosting', 'site'],
  styles: [],
};

/** The packages that a module may use. `node:` allows all modules of Node. */
const packages: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  // Only code that reads the Markdown files in Node uses these packages.
  content: ['marked', 'yaml', 'node:'],
  lib: ['clsx'],
  http: [],
  api: ['react'],
  toasts: ['react'],
  state: ['react'],
  ui: ['react', 'react-dom', 'clsx'],
  // `schema-dts` provides only types.
  site: ['react', 'react-dom', 'wouter', 'clsx', 'schema-dts'],
  admin: ['react', 'react-dom', 'wouter', 'clsx'],
  hosting: ['node:'],
  demo: ['minisearch', 'node:'],
  preview: ['node:'],
  checks: ['node:'],
  bundle: ['esbuild', '@resvg/resvg-wasm', 'node:'],
};

interface Import {
  file: string;
  module: string;
  target: string;
  /** True for a lazy `import()`. */
  isLate: boolean;
}

const files = filesBelow('src');
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const imports = sources.flatMap(importsOf);

test('every folder of src is in the table of modules', () => {
  const folders = new Set(files.filter((file) => file.split('/').length > 2).map(moduleOf));
  assertNone([...folders].filter((folder) => !(folder in modules)));
});

test('a module imports only the modules that the table lists for it', () => {
  const upward = imports
    .filter(({ target }) => target.startsWith('src/'))
    .filter(({ module, target }) => moduleOf(target) !== module && !modules[module]?.includes(moduleOf(target)));
  assertNone(upward);
});

test('a module uses only the packages that are listed for it', () => {
  const foreign = imports
    .filter(({ target }) => !target.startsWith('src/'))
    .filter(
      ({ module, target }) =>
        !packages[module]?.some((name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`)),
    );
  assertNone(foreign);
});

test('every relative import carries its extension and names a file', () => {
  const broken = imports.filter(({ target }) => target.startsWith('src/') && !existsSync(join(root, target)));
  assertNone(broken);
});

test('each file and each folder in ui is used by both applications', () => {
  const partOf = (file: string) => file.split('/').slice(0, 3).join('/');
  const usersOf = (part: string): string[] =>
    imports
      .filter(({ file, target }) => partOf(target) === part && partOf(file) !== part)
      .flatMap(({ file, module }) => (module === 'ui' ? usersOf(partOf(file)) : [module]));
  const parts = new Set(files.filter((file) => moduleOf(file) === 'ui' && /\.(tsx?|css)$/.test(file)).map(partOf));
  const owned = [...parts].filter((part) => !['site', 'admin'].every((module) => usersOf(part).includes(module)));
  assertNone(owned);
});

/** Folder without a limit, because owners may add any number of articles. */
const ownersArticles = 'src/content/articles';

test('no folder contains more than 24 files', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => !/(README.md|tsconfig.json)$/.test(name)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > 24 && folder !== ownersArticles);
  assertNone(full);
});

test('the files and folders of each folder have no circular imports', () => {
  /** The imports of each file or folder from others of the same folder. */
  const neighbors = new Map<string, Set<string>>();
  for (const { file, target, isLate } of imports) {
    if (isLate || !target.startsWith('src/')) continue;
    const [from, to] = [file.split('/'), target.split('/')];
    const depth = from.findIndex((part, index) => part !== to[index]) + 1;
    const [one, other] = [from, to].map((parts) => parts.slice(0, depth).join('/')) as [string, string];
    neighbors.set(one, (neighbors.get(one) ?? new Set()).add(other));
  }
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(neighbors.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return leadsTo(next, to, seen);
    });
  assertNone([...neighbors.keys()].filter((each) => leadsTo(each, each)));
});

test('no module of the site has a top-level await or checks for a document', () => {
  const faults = sources
    .filter((file) => file.startsWith('src/site/'))
    .filter((file) => /^(?:export )?(?:const .*= )?await |typeof document/m.test(readText(file)));
  assertNone(faults);
});

/** The list of all resources, and the parts of the demo that differ from what follows from the list. */
const ofAllResources =
  /^src\/(?:contract\/endpoints|demo\/api\/data\/(?:tables|rules)|demo\/api\/handlers\/[\w-]+)\.ts$/;

test('only the console, a resource’s own files, the list of all resources and the demo’s rules import a resource', () => {
  const own = /^src\/(?:contract|api)\/([a-z-]+)\.ts$/;
  const names = imports
    .filter(({ file }) => file === 'src/contract/endpoints.ts')
    .map(({ target }) => own.exec(target)?.[1]);
  const others = imports
    // The session is an exception, because the whole demo API uses it.
    .filter(({ target }) => names.includes(own.exec(target)?.[1]) && !/\/(session|endpoint|shape)\.ts$/.test(target))
    .filter(({ file, module }) => module !== 'admin' && !own.test(file) && !ofAllResources.test(file));
  assertNone(others);
});

/** Files whose state lasts as long as the document; src/README.md §4 explains why. */
const withOwnState = [
  'chat/assistant.ts',
  'chat/page-chat.ts',
  'chat/widget/Widget.tsx',
  'navigation/left-state.ts',
  'projects/files/chosen-images.ts',
  'contact/form/use-contact-form.ts',
];

test('no module of the applications has state, except the listed modules', () => {
  const state =
    /^(?:export )?(?:let |const \w+(?:: (?!Readonly)[^=]+)? = new (?:Weak)?(?:Map|Set)\b)|^(?:export const .*| {2}: )\bcreate(?:Chat|Ref)\(/m;
  const holders = sources
    .filter((file) => /^src\/(?:site|admin|ui|toasts|state|api|http|lib)\//.test(file))
    .filter((file) => state.test(readText(file)));
  assertNone(holders.filter((file) => !withOwnState.some((name) => file.endsWith(`/${name}`))));
  assert.equal(holders.length, withOwnState.length);
});

test('no source file is a barrel or is called utils', () => {
  assertNone(files.filter((file) => /\/(index|utils?)\.tsx?$/.test(file)));
});

test('files of components have PascalCase names, and other files have kebab-case names', () => {
  const component = /^[A-Z][A-Za-z0-9]*\.(tsx|module\.css)$/;
  const other =
    /^(?:README\.md|tsconfig\.json|[a-z0-9]+(-[a-z0-9]+)*\.(tsx?|mjs|css|d\.ts|md|json|pdf|(?:phone\.)?(?:svg|png|jpe?g|webp)))$/;
  const misnamed = files
    .map((file) => file.split('/').at(-1) ?? '')
    .filter((name) => !component.test(name) && !other.test(name));
  assertNone(misnamed);
});

test('a CSS module has no id, no !important, and one of the two component layers', () => {
  const modules = files.filter((file) => file.endsWith('.module.css'));
  const faults = modules.filter((file) => {
    const css = readText(file).replace(/\/\*[\s\S]*?\*\//g, '');
    return /!important/.test(css) || /#[a-z][\w-]*\s*[{,]/i.test(css) || !/@layer (ui|page) \{/.test(css);
  });
  assertNone(faults);
});

test('the project’s run-time dependencies are exactly clsx, react, react-dom and wouter', () => {
  const { dependencies } = JSON.parse(readText('package.json'));
  assert.deepEqual(Object.keys(dependencies), ['clsx', 'react', 'react-dom', 'wouter']);
});

test('tests mock timers with support/clock.ts, so that Node’s fetch can still clear its timers', () => {
  const direct = filesBelow('test', /\.tsx?$/).filter((file) => /\.timers\.enable\(/.test(readText(file)));
  assertNone(direct);
});

function importsOf(file: string): Import[] {
  const text = readText(file);
  const pattern = /(?:^|\n)(?:import|export)\b[^'";]*?from\s*'([^']+)'|(?:^|\n)import '([^']+)'|\bimport\('([^']+)'\)/g;
  return [...text.matchAll(pattern)].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    const target = name.startsWith('.') ? join(dirname(file), name) : name;
    return { file, module: moduleOf(file), target, isLate: match[3] !== undefined };
  });
}

function moduleOf(file: string): string {
  return file.split('/')[1] ?? '';
}

test('tests that create a document have the extension .tsx, because they run in other processes than the rest', () => {
  const tests = filesBelow('test', /\.test\.ts$/);
  assertNone(tests.filter((file) => /^import '.*support\/dom\.ts';/m.test(readText(file))));
});

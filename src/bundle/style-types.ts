// `npm run check` begins here: writes the class names of every CSS module as types, so that a misspelt one does not compile.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStyleCompiler, type StyleModules } from './style-modules.ts';

/** TypeScript looks for them here: `rootDirs` in tsconfig.json lays this folder over the project's. */
const typesFolder = '.build/types';

/** Writes what has changed, and removes what is left of modules that are gone. */
export async function writeStyleTypes(root: string, modules: StyleModules): Promise<void> {
  const folder = join(root, typesFolder);
  // `src/ui/Button.module.css` is described by `src/ui/Button.module.d.css.ts`.
  const typesFile = (file: string) => join(folder, relative(root, file).replace(/\.css$/, '.d.css.ts'));
  const files = new Map([...modules].map(([file, { js }]) => [typesFile(file), declare(js)]));
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  const old = names.map((name) => join(folder, name)).filter((file) => file.endsWith('.d.css.ts') && !files.has(file));
  await Promise.all(old.map((file) => rm(file)));
  await Promise.all([...files].map(([file, text]) => writeChanged(file, text)));
}

function declare(js: string): string {
  const names = [...js.matchAll(/^export const (\w+)=/gm)].map(([, name]) => name);
  // A module of rules alone exports nothing, and is a module all the same.
  return ['export {};', ...names.map((name) => `export const ${name}: string;`), ''].join('\n');
}

async function writeChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  await writeStyleTypes(root, await createStyleCompiler(join(root, 'src'), false)());
}

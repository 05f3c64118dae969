// The first step of `npm run check`: writes CSS modules' class names as types, so that misspelled ones don't compile.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileStyleModules, type StyleModules } from './style-modules.ts';

/** TypeScript looks for them here: `rootDirs` in tsconfig.json merges this folder with the project. */
const typesFolder = '.build/types';

/** Writes changed types, and removes those of removed modules. */
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
  // `export {}` makes a file without class names a module too.
  return ['export {};', ...names.map((name) => `export const ${name}: string;`), ''].join('\n');
}

async function writeChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  await writeStyleTypes(root, await compileStyleModules(join(root, 'src')));
}

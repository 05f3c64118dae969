// The first step of `npm run check`: writes CSS modules' class names as types, so that misspelled ones don't compile.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathIn } from '../../hosting/folder.ts';
import { createWriter } from '../output.ts';
import { compileStyleModules, type StyleModules } from './style-modules.ts';

/** The folder of the types: `rootDirs` in tsconfig.json merges it with the project. */
const typesFolder = '.build/types';

/** Writes the types of all modules, and removes those of deleted modules. */
export async function writeStyleTypes(root: string, modules: StyleModules): Promise<void> {
  // `src/ui/Button.module.d.css.ts` has the types of `src/ui/Button.module.css`.
  const typesFile = (file: string) => pathIn(root, file).replace(/\.css$/, '.d.css.ts');
  const files = [...modules].map(([file, { js }]) => [typesFile(file), declare(js)]);
  await createWriter(join(root, typesFolder))(Object.fromEntries(files));
}

function declare(js: string): string {
  const names = [...js.matchAll(/^export const (\w+)=/gm)].map(([, name]) => name);
  // `export {}` makes the file a module even if there are no class names.
  return ['export {};', ...names.map((name) => `export const ${name}: string;`), ''].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  await writeStyleTypes(root, await compileStyleModules(join(root, 'src')));
}

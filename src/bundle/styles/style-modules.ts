// Compiles CSS modules with esbuild, which gives every class a name of its own: `.primary` of `Button.module.css` becomes
// `.Button_primary`, or a short name in production. One run compiles all modules, so that the bundles and the HTML agree.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { failOn } from '../problems.ts';

/** Each module's class names by the names in its source, and its rules, by absolute path. */
export type StyleModules = ReadonlyMap<string, { names: Readonly<Record<string, string>>; css: string }>;

export async function compileStyleModules(source: string, minifyIdentifiers = false): Promise<StyleModules> {
  // Skips editors' lock files.
  const isModule = (name: string) => /(^|[\\/])[^.\\/][^\\/]*\.module\.css$/.test(name);
  const files = (await readdir(source, { recursive: true })).filter(isModule).map((name) => join(source, name));
  files.sort();
  const imports = files.map((file, index) => `import names${index} from ${JSON.stringify(file)};`).join('');
  const contents = `${imports} export default [${files.map((_file, index) => `names${index}`)}];`;
  const { outputFiles, warnings } = await esbuild.build({
    // One script has the names of all modules. The rules of each module are a file.
    stdin: { contents, resolveDir: source },
    entryPoints: files.map((file, index) => ({ in: file, out: `${index}` })),
    // Makes the names in the script and in the files equal. Tests fail if it no longer does.
    splitting: true,
    ...{ bundle: true, write: false, outdir: '/', format: 'esm', target: 'esnext', logLevel: 'silent' },
    external: ['/fonts/*', '/images/*'],
    loader: { '.module.css': 'local-css' },
    minifyIdentifiers,
  });
  failOn(warnings);
  const outputs = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const script: { default: Record<string, string>[] } = await import(
    `data:text/javascript,${encodeURIComponent(outputs.get('stdin.js') ?? '')}`
  );
  return new Map(
    files.map((file, index) => [file, { names: script.default[index] ?? {}, css: outputs.get(`${index}.css`) ?? '' }]),
  );
}

/** Resolves imports of CSS modules to their class names. The rules are in the stylesheets, not in the bundles. */
export function styleModulesPlugin(modules: StyleModules): esbuild.Plugin {
  return {
    name: 'style-modules',
    setup(build) {
      // `sideEffects: false` lets esbuild drop a module whose class names are all inlined.
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        if (!modules.has(file)) return { errors: [{ text: `${path} doesn't exist in this folder` }] };
        return { path: file, sideEffects: false };
      });
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        // Names of animations may have hyphens, and no script uses them.
        const names = Object.entries(modules.get(path)?.names ?? {}).filter(([name]) => /^\w+$/.test(name));
        return { contents: names.map(([name, value]) => `export const ${name} = "${value}";`).join('\n') };
      });
    },
  };
}

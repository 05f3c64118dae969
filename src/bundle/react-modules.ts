// Turns React's CommonJS files into modules. esbuild would wrap each file in a function, which browsers parse again on
// the main thread when it's called. They parse modules once, off the main thread. With a processor slowed by a factor
// of six, the home page is hydrated after 440 ms instead of 730. Remove this file once React ships modules.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

export function reactModulesPlugin(root: string): Plugin {
  const namespace = 'react-modules';
  // Resolves from react-dom, because package managers may hoist packages above the project, or link only declared ones.
  const require = createRequire(createRequire(join(root, 'build.mjs')).resolve('react-dom/package.json'));
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^(react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/ }, ({ path }) => ({
        path,
        namespace,
        sideEffects: false,
      }));
      build.onLoad({ filter: /./, namespace }, async ({ path }) => {
        const manifest = require.resolve(`${path.split('/')[0]}/package.json`);
        const file = join(manifest, `../cjs/${path.replace('/', '-')}.production.js`);
        const contents = moduleOf(await readFile(file, 'utf8'), Object.keys(require(file)), file);
        return { contents, resolveDir: root };
      });
    },
  };
}

/** Returns a CommonJS file's code as a module. `names` are the file's exports. Errors: throws if CommonJS is left. */
export function moduleOf(source: string, names: readonly string[], file: string): string {
  const imports: string[] = [];
  const body = source.replaceAll(/\brequire\("([\w-]+)"\)/g, (_, other: string) => {
    const name = `required${imports.length}`;
    imports.push(`import ${name} from '${other}';`);
    return name;
  });
  const [left] = /\brequire\b|\bmodule\.exports\b/.exec(body) ?? [];
  if (left)
    throw new Error(`${file} has '${left}' where the build can't replace it. Adapt src/bundle/react-modules.ts.`);
  const exported = names.map((name, at) => `const e${at} = exports.${name}; export { e${at} as ${name} };`);
  return [...imports, 'const exports = {};', body, ...exported, 'export default exports;'].join('\n');
}

// What the bundles of the two applications need of esbuild beyond its options.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** A page's own component, with either kind of slash: `src/site/pages/about/About.tsx`. */
export const pageComponent = /[\\/]src[\\/]site[\\/]pages[\\/][\w-]+[\\/][A-Z]\w*\.tsx$/;

/**
 * Tells esbuild that every page needs the shell, as is true: it is always there first.
 *
 * Otherwise each set of pages that happens to share a part makes a chunk of its own, and a dozen small chunks compress
 * badly: this saves each page about a kilobyte.
 */
export function shellFirstPlugin(root: string): Plugin {
  const shell = join(root, 'src/site/Site.tsx');
  return {
    name: 'shell-first',
    setup(build) {
      build.onLoad({ filter: pageComponent }, async ({ path }) => ({
        contents: `${await readFile(path, 'utf8')}\nimport ${JSON.stringify(shell)};`,
        loader: 'tsx',
      }));
    },
  };
}

/** Gives the JSX runtime plain exports: as the CommonJS module that it is, every file would unwrap it for itself. */
export function jsxRuntimePlugin(root: string): Plugin {
  const name = 'jsx-runtime';
  return {
    name,
    setup(build) {
      build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ path, namespace }) =>
        namespace === name ? undefined : { path, namespace: name, sideEffects: false },
      );
      build.onLoad({ filter: /./, namespace: name }, () => ({
        contents: `import * as runtime from 'react/jsx-runtime';
          export const jsx = runtime.jsx, jsxs = runtime.jsxs, Fragment = runtime.Fragment;`,
        resolveDir: root,
      }));
    },
  };
}

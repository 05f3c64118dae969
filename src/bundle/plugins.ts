// What the bundles of the two applications need of esbuild beyond its options.
import type { Plugin } from 'esbuild';

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

// A plug-in of esbuild for the bundles of the two applications.
import type { Plugin } from 'esbuild';

/**
 * Gives the JSX runtime plain exports: as the CommonJS module that it is, every file would unwrap it for itself.
 *
 * Every element may have another text in the document than in the code: what a translator wrote there stays, where React
 * would otherwise throw the section away and draw it anew. Development has the plain runtime, which tells of a difference.
 */
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
          const lenient = (make) => (type, props, key) => {
            if (typeof type === 'string') props.suppressHydrationWarning = true;
            return make(type, props, key);
          };
          export const jsx = lenient(runtime.jsx), jsxs = lenient(runtime.jsxs), Fragment = runtime.Fragment;`,
        resolveDir: root,
      }));
    },
  };
}

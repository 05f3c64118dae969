// Leaves out what wouter imports for its default router, which neither application uses: both pass a hook and a parser.
import type { Plugin } from 'esbuild';

const unused = 'const none = () => { throw new Error("Pass a hook and a parser to Router"); };';
const replacements: Readonly<Record<string, string>> = {
  './use-browser-location.js': `${unused} export { none as useBrowserLocation, none as useSearch };`,
  './use-sync-external-store.js': 'export { useSyncExternalStore } from "react";',
  regexparam: `${unused} export { none as parse };`,
};

export const wouterPlugin: Plugin = {
  name: 'wouter',
  setup(build) {
    build.onResolve({ filter: /^(regexparam|\.\/use-.*\.js)$/ }, ({ path, importer, resolveDir }) =>
      /[\\/]wouter[\\/]/.test(importer) && replacements[path]
        ? { path, namespace: 'wouter', pluginData: resolveDir }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'wouter' }, ({ path, pluginData }) => ({
      contents: replacements[path] ?? '',
      resolveDir: pluginData,
    }));
  },
};

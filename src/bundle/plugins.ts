// Plug-ins of esbuild for the bundles of the two applications.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
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

const reactFiles: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * Each slice of React's drawing is called by a message of the one before. Firefox drops the messages of a page that it keeps for
 * Back, where React would stand still for good. This is called instead: a page that is shown again goes on with what waits.
 */
const resumedImmediate = `
  const { port1, port2 } = new MessageChannel();
  let waiting;
  const resume = () => { const task = waiting; waiting = undefined; task?.(); };
  port1.onmessage = resume;
  addEventListener('pageshow', resume);
  const setImmediate = (task) => { waiting = task; port2.postMessage(0); };`;

/**
 * Makes modules of React's files. As CommonJS each is one function, which an engine reads twice: once to find its end, and
 * again, on the main thread, when it is called. Statements of a module it reads once, aside while they come.
 */
export function reactModulesPlugin(root: string): Plugin {
  const namespace = 'react-modules';
  const require = createRequire(join(root, 'build.mjs'));
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^(react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/ }, ({ path }) => ({
        path,
        namespace,
        sideEffects: false,
      }));
      build.onLoad({ filter: /./, namespace }, async ({ path }) => {
        const file = join(root, 'node_modules', reactFiles[path] ?? '');
        const source = await readFile(file, 'utf8');
        const imports: string[] = [];
        const body = source.replaceAll(/\brequire\("([\w-]+)"\)/g, (_, name: string) => `m${imports.push(name) - 1}`);
        const names = Object.keys(require(file));
        return {
          contents: [
            ...imports.map((name, at) => `import * as m${at} from '${name}';`),
            path === 'scheduler' ? resumedImmediate : '',
            'const exports = {};',
            body,
            ...names.map((name, at) => `const e${at} = exports.${name}; export { e${at} as ${name} };`),
          ].join('\n'),
          resolveDir: root,
        };
      });
    },
  };
}

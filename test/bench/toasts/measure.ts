// Bundles a page's imports and returns their size, minified and compressed with brotli, without React and clsx.

import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// Not counted: the libraries, and the store's contexts, which all slices share.
const external = ['react', 'react/jsx-runtime', 'react-dom', 'clsx', '../contexts.ts'];

/** Returns sizes in bytes. `contents` is a module in `resolveDir` that imports the measured code. */
export async function measure(contents: string, resolveDir = root): Promise<{ js: number; css: number }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'tsx' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external,
    outdir: '/out',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const size = (ending: string) =>
    outputFiles
      .filter((file) => file.path.endsWith(ending))
      .reduce((sum, file) => sum + brotliCompressSync(withOneImportEach(file.text)).length, 0);
  return { js: size('.js'), css: size('.css') };
}

/** Merges imports, as in a page's bundle: each name is imported once, and contexts are plain names. */
function withOneImportEach(text: string): string {
  const names = new Map<string, Map<string, string>>();
  const rest = text.replace(/import\{([^}]*)\}from"([^"]*)";/g, (_, list: string, from: string) => {
    const known = names.get(from) ?? new Map<string, string>();
    for (const name of list.split(',')) known.set(name.split(' as ')[0] ?? name, name);
    names.set(from, known);
    return '';
  });
  const imports = [...names].filter(([from]) => !from.includes('contexts'));
  return imports.map(([from, known]) => `import{${[...known.values()].join()}}from"${from}";`).join('') + rest;
}

/** The queue with its commands and hooks, and the viewport: used, as on a page, not re-exported. */
export const ours = `
  import { noToasts, toastsReducer } from './src/toasts/queue.ts';
  import { createToast } from './src/toasts/create-toast.ts';
  import { useToast } from './src/toasts/use-toast.ts';
  import { Toaster } from './src/toasts/Toaster.tsx';
  import { ToastRegions } from './src/toasts/ToastRegions.tsx';
  globalThis.used = [noToasts, toastsReducer, createToast, useToast, ToastRegions, Toaster];
`;

// Adds the name of its file to each page's module, so that the prerenderer can tell the build what a page consists of.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { pathIn } from '../hosting/folder.ts';

export const pageFilesPlugin = (root: string): Plugin => ({
  name: 'page files',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]site[\\/]pages[\\/].*\.tsx$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!/^export const page\b/m.test(source)) return undefined;
      return { contents: `${source}\nexport const file = ${JSON.stringify(pathIn(root, path))};\n`, loader: 'tsx' };
    });
  },
});

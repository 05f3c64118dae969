// The console's code in few files: entry, shell, shared code, and one file per screen.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { filesOf, importPath, lateEntries } from './late.ts';

type Inputs = Pick<Metafile, 'inputs'>;

const isSource = /^src\/.*\.tsx?$/;

/** Returns the files of each tier: the entry's, the shell's, and those that more than one screen uses. */
export function tiersOf(metafile: Inputs, entry: string, shell: string): string[][] {
  const screens = lateEntries(metafile).filter((file) => file !== shell);
  const seen = new Set([entry, shell, ...screens]);
  const all = screens.flatMap((screen) => filesOf(metafile, screen));
  const shared = all.filter((file, index) => all.indexOf(file) < index);
  return [filesOf(metafile, entry), filesOf(metafile, shell), shared].map((files) => {
    const tier = [...new Set(files)].filter((file) => isSource.test(file) && !seen.has(file));
    for (const file of tier) seen.add(file);
    return tier;
  });
}

/**
 * Makes the shell import the whole tier of the entry, and each screen all tiers. Otherwise each set of screens that share
 * a part becomes a chunk: the sign-in page would preload 36 files instead of 5.
 */
export function tiersPlugin(root: string, metafile: Inputs, entry: string, shell: string): Plugin {
  const tiers = tiersOf(metafile, entry, shell);
  const late = new Set(lateEntries(metafile));
  return {
    name: 'tiers',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]admin[\\/].*\.tsx$/ }, async ({ path }) => {
        const file = relative(root, path).replaceAll('\\', '/');
        if (!late.has(file)) return undefined;
        const before = file === shell ? tiers.slice(0, 1) : tiers;
        const added = before.flat().map((other) => `import ${importPath(path, join(root, other))};`);
        return { contents: [await readFile(path, 'utf8'), ...added].join('\n'), loader: 'tsx' };
      });
    },
  };
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Metafile } from 'esbuild';
import { tiersOf } from '../../src/bundle/tiers.ts';

/** The inputs of a bundle: what each file imports, and what it loads later. */
function inputs(files: Readonly<Record<string, readonly [now: readonly string[], later: readonly string[]]>>) {
  const imports = (paths: readonly string[], kind: 'import-statement' | 'dynamic-import') =>
    paths.map((path) => ({ path: `src/${path}.tsx`, kind }));
  return Object.fromEntries(
    Object.entries(files).map(([name, [now, later]]) => [
      `src/${name}.tsx`,
      { bytes: 1, imports: [...imports(now, 'import-statement'), ...imports(later, 'dynamic-import')] },
    ]),
  ) as Metafile['inputs'];
}

test('a file belongs to the first tier that needs it; what one screen alone needs stays with it', () => {
  const metafile = {
    inputs: inputs({
      entry: [['paths'], ['shell', 'users', 'admins']],
      shell: [['paths', 'button'], []],
      users: [['button', 'list', 'kyc'], []],
      admins: [['paths', 'list'], []],
      paths: [[], []],
      button: [[], []],
      list: [[], []],
      kyc: [[], []],
    }),
  };
  assert.deepEqual(tiersOf(metafile, 'src/entry.tsx', 'src/shell.tsx'), [
    ['src/paths.tsx'],
    ['src/button.tsx'],
    ['src/list.tsx'],
  ]);
});

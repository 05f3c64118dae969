import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Metafile } from 'esbuild';
import { sharedModules } from '../../src/bundle/lazy.ts';

/** Returns the inputs of a bundle, given each file's static imports (`now`) and lazy imports (`later`). */
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

test('a module is shared if lazy modules in several folders import it, but not if all of them are in one folder', () => {
  const metafile = {
    inputs: inputs({
      entry: [
        ['paths'],
        ['shell', 'admin/screens/users/Users', 'admin/screens/users/User', 'admin/screens/admins/Admins'],
      ],
      shell: [['button'], []],
      'admin/screens/users/Users': [['list', 'kyc'], []],
      'admin/screens/users/User': [['kyc', 'button'], []],
      'admin/screens/admins/Admins': [['list', 'role'], []],
      paths: [[], []],
      button: [[], []],
      list: [[], []],
      kyc: [[], []],
      role: [[], []],
    }),
  };
  assert.deepEqual(sharedModules(metafile, ['src/entry.tsx', 'src/shell.tsx']), ['src/list.tsx']);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { compileStyleModules } from '../../../src/bundle/styles/style-modules.ts';
import { writeStyleTypes } from '../../../src/bundle/styles/style-types.ts';
import { folderWith } from '../../support/files.ts';

test('a class that isn’t in the stylesheet doesn’t compile; a deleted stylesheet’s types are deleted', async (t) => {
  const use = (name: string) => `import * as styles from './Button.module.css';\nexport const used = styles.${name};\n`;
  const settings = {
    extends: resolve('tsconfig.json'),
    include: ['src'],
    references: [],
    compilerOptions: { types: [] as string[], rootDirs: ['.', '.build/types'] },
  };
  const root = folderWith(t, {
    'src/ui/Button.module.css': '.primary { color: red }\n.secondary:hover { color: blue }',
    'src/ui/right.ts': `${use('primary')}export const other = styles.secondary;\n`,
    'src/ui/wrong.ts': use('primery'),
    'tsconfig.json': JSON.stringify(settings),
  });
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  const write = async () => writeStyleTypes(root, await compileStyleModules(join(root, 'src')));

  await write();
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.match(stdout, /^src\/ui\/wrong\.ts\(2,28\): error TS2551: Property 'primery' does not exist/);
  assert.equal(stdout.trim().split('\n').length, 1, stdout);

  await rm(join(root, 'src/ui/Button.module.css'));
  await write();
  assert.deepEqual(await readdir(join(root, '.build/types/src/ui')), []);
});

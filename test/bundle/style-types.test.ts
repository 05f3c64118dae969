import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { compileStyleModules } from '../../src/bundle/style-modules.ts';
import { writeStyleTypes } from '../../src/bundle/style-types.ts';

test('a class that isn’t in the stylesheet doesn’t compile', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'style-types-'));
  t.after(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src/ui'), { recursive: true });
  const css = join(root, 'src/ui/Button.module.css');
  await writeFile(css, '.primary { color: red }\n.secondary:hover { color: blue }');
  const use = (name: string) => `import * as styles from './Button.module.css';\nexport const used = styles.${name};\n`;
  await writeFile(join(root, 'src/ui/right.ts'), `${use('primary')}export const other = styles.secondary;\n`);
  await writeFile(join(root, 'src/ui/wrong.ts'), use('primery'));
  const settings = {
    extends: resolve('tsconfig.json'),
    include: ['src'],
    references: [],
    compilerOptions: { types: [] as string[], rootDirs: ['.', '.build/types'] },
  };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(settings));
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  const write = async () => writeStyleTypes(root, await compileStyleModules(join(root, 'src')));

  await write();
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.match(stdout, /^src\/ui\/wrong\.ts\(2,28\): error TS2551: Property 'primery' does not exist/);
  assert.equal(stdout.trim().split('\n').length, 1, stdout);

  await rm(css);
  await write();
  assert.deepEqual(await readdir(join(root, '.build/types/src/ui')), []);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import test from 'node:test';
import { copyProject } from '../support/dev-project.ts';
import { folderWith, readText } from '../support/files.ts';

test('the project builds as a member of a workspace that links only declared packages', (t) => {
  const workspace = folderWith(t, {});
  const project = join(workspace, 'packages/site');
  mkdirSync(dirname(project));
  renameSync(copyProject(t), project);
  rmSync(join(project, 'node_modules'));
  // npm hoists packages to the workspace's folder. pnpm links only declared packages, so not those of React.
  const { dependencies, devDependencies } = JSON.parse(readText('package.json'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(workspace, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link, 'junction');
  }
  const args = ['--import', './src/hosting/tools.mjs', 'build.mjs'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.ok(existsSync(join(project, 'dist/index.html')));
});

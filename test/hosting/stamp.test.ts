import assert from 'node:assert/strict';
import { rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { hashInputs } from '../../src/hosting/stamp.ts';
import { folderWith } from '../support/files.ts';

test('the inputs of a build differ if a file’s content or name does, but not if only its time does', async (t) => {
  const root = folderWith(t, { 'src/content/site.ts': 'Solvane', 'public/a.txt': 'a', 'index.html': '' });
  const site = join(root, 'src/content/site.ts');
  const { atime, mtime } = statSync(site);
  const first = await hashInputs(root);
  writeFileSync(site, 'Another');
  utimesSync(site, atime, mtime);
  const second = await hashInputs(root);
  assert.notEqual(second, first);
  writeFileSync(site, 'Solvane');
  utimesSync(site, 1, 1);
  assert.equal(await hashInputs(root), first);
  writeFileSync(join(root, 'public/b.txt'), 'a');
  rmSync(join(root, 'public/a.txt'));
  assert.notEqual(await hashInputs(root), first);
});

test('files that a build doesn’t read aren’t its inputs', { skip: process.platform === 'win32' }, async (t) => {
  const root = folderWith(t, { 'src/a.ts': 'a' });
  const first = await hashInputs(root);
  writeFileSync(join(root, 'README.md'), '');
  symlinkSync('somebody@machine.1', join(root, 'src/.#a.ts'));
  assert.equal(await hashInputs(root), first);
});

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { watchFiles } from '../../../src/bundle/development/watch-files.ts';
import { TEST_MS } from '../../support/patience.ts';

test('every way to save a file is noticed, even in new folders, and reported with the file’s path', {
  timeout: TEST_MS,
}, async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await writeFile(join(root, 'index.html'), '');
  let notice = (_paths: readonly string[]) => {};
  const stop = watchFiles(root, ['src', 'index.html'], (paths) => notice(paths));
  t.after(async () => {
    stop();
    await rm(root, { recursive: true });
  });
  /** Resolves once the path is reported. Ignores other reports: events of earlier changes may arrive late or twice. */
  const noticed = async (path: string, change: () => Promise<unknown>) => {
    const seen = new Promise<void>((resolve) => {
      notice = (paths) => void (paths.includes(path) && resolve());
    });
    await change();
    await seen;
  };
  const at = (path: string) => join(root, path);
  for (const text of ['1', '2', '3']) {
    await noticed('src/pages/about.ts', () => writeFile(at('src/pages/about.ts'), text));
    await writeFile(at('src/new.ts~'), text);
    await noticed('src/new.ts', () => rename(at('src/new.ts~'), at('src/new.ts')));
    await noticed('index.html', () => writeFile(at('index.html'), text));
    await noticed('src/screens', () => mkdir(at('src/screens/users'), { recursive: true }));
    await noticed('src/screens/users/list.ts', () => writeFile(at('src/screens/users/list.ts'), text));
    await noticed('src/screens', () => rm(at('src/screens'), { recursive: true }));
  }
  // An editor's lock file: a broken symlink.
  await symlink('somebody@machine.1', at('src/.#about.ts'));
  await noticed('src/pages/about.ts', () => rm(at('src/pages/about.ts')));
});

test('changes outside the watched files are not reported', { timeout: TEST_MS }, async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  const paths: string[] = [];
  let notice = () => {};
  const stop = watchFiles(root, ['index.html'], (changed) => {
    paths.push(...changed);
    notice();
  });
  t.after(async () => {
    stop();
    await rm(root, { recursive: true });
  });
  const seen = new Promise<void>((resolve) => {
    notice = resolve;
  });
  await writeFile(join(root, 'notes.txt'), '');
  await writeFile(join(root, 'index.html'), '');
  await seen;
  assert.deepEqual(paths, ['index.html']);
});

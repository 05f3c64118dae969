import assert from 'node:assert/strict';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { watchFiles } from '../../../src/bundle/development/watch-files.ts';
import { folderWith } from '../../support/files.ts';
import { TEST_MS } from '../../support/patience.ts';

const timeout = { timeout: TEST_MS };

/** Watches the `watched` paths of a new folder, which has `src/pages/about.ts` and `index.html`. */
async function watchFolder(t: TestContext, watched: readonly string[]) {
  const root = folderWith(t, { 'src/pages/about.ts': '', 'index.html': '' });
  const reported: string[] = [];
  let notice = () => {};
  const stop = watchFiles(root, watched, (paths) => {
    reported.push(...paths);
    notice();
  });
  t.after(stop);
  return {
    reported,
    at: (path: string) => join(root, path),
    /** Makes a change, and waits for the report of its path. Ignores other reports: events may arrive late or twice. */
    async noticed(path: string, change: () => Promise<unknown>) {
      reported.length = 0;
      await change();
      while (!reported.includes(path)) await new Promise<void>((resolve) => (notice = resolve));
    },
  };
}

test('the watcher reports the path of a written, renamed or removed file, even in new folders', timeout, async (t) => {
  const { at, noticed } = await watchFolder(t, ['src', 'index.html']);
  for (const text of ['1', '2', '3']) {
    await noticed('src/pages/about.ts', () => writeFile(at('src/pages/about.ts'), text));
    await writeFile(at('src/new.ts~'), text);
    await noticed('src/new.ts', () => rename(at('src/new.ts~'), at('src/new.ts')));
    await noticed('index.html', () => writeFile(at('index.html'), text));
    // The name differs each time, because a late event of the previous removal would look like the new folder's.
    const folder = `src/screens-${text}`;
    await noticed(folder, () => mkdir(at(`${folder}/users`), { recursive: true }));
    await noticed(`${folder}/users/list.ts`, () => writeFile(at(`${folder}/users/list.ts`), text));
    await noticed(folder, () => rm(at(folder), { recursive: true }));
  }
  // An editor's lock file is a symlink without a target.
  await symlink('somebody@machine.1', at('src/.#about.ts'));
  await noticed('src/pages/about.ts', () => rm(at('src/pages/about.ts')));
});

test('the watcher doesn’t report changes outside the watched files', timeout, async (t) => {
  const { at, noticed, reported } = await watchFolder(t, ['index.html']);
  await writeFile(at('notes.txt'), '');
  await noticed('index.html', () => writeFile(at('index.html'), 'new'));
  assert.deepEqual([...new Set(reported)], ['index.html']);
});

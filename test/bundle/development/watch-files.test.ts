import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { watchFiles } from '../../../src/bundle/development/watch-files.ts';
import { TEST_MS } from '../../support/patience.ts';

/** Several times what the watcher waits for by itself. */
const QUIET_MS = 150;

/** A project of one file, and what waits until a change of it has been noticed. */
async function setUp(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  await mkdir(join(root, 'src/pages'), { recursive: true });
  const file = join(root, 'src/pages/about.ts');
  await writeFile(file, '1');
  let count = 0;
  let notice = () => {};
  const stop = watchFiles(root, ['src', 'index.html'], () => {
    count += 1;
    notice();
  });
  t.after(async () => {
    stop();
    await rm(root, { recursive: true });
  });
  /** What the system still tells of one change is not taken for the next one. */
  const quiet = async () => {
    let before: number;
    do {
      before = count;
      await setTimeout(QUIET_MS);
    } while (count !== before);
  };
  const noticed = async (change: () => Promise<unknown>) => {
    await quiet();
    const seen = new Promise<void>((resolve) => {
      notice = resolve;
    });
    await change();
    await seen;
  };
  return { root, file, noticed };
}

test('a file that is saved by renaming another over it is noticed each time', { timeout: TEST_MS }, async (t) => {
  const { file, noticed } = await setUp(t);
  for (const text of ['2', '3', '4']) {
    await noticed(async () => {
      await writeFile(`${file}.tmp`, text);
      await rename(`${file}.tmp`, file);
    });
  }
});

test('a file that is written in place is noticed each time', { timeout: TEST_MS }, async (t) => {
  const { file, noticed } = await setUp(t);
  for (const text of ['2', '3', '4']) await noticed(() => writeFile(file, text));
});

test('a removed file is noticed, and so is its return', { timeout: TEST_MS }, async (t) => {
  const { file, noticed } = await setUp(t);
  await noticed(() => rm(file));
  await noticed(() => writeFile(file, '2'));
});

test('what happens in a new folder is noticed, in folders within it too', { timeout: TEST_MS }, async (t) => {
  const { root, noticed } = await setUp(t);
  const folder = join(root, 'src/screens/users');
  await noticed(() => mkdir(folder, { recursive: true }));
  await noticed(() => writeFile(join(folder, 'list.ts'), '1'));
});

test('a folder that is removed and made again is watched again', { timeout: TEST_MS }, async (t) => {
  const { root, file, noticed } = await setUp(t);
  const folder = join(root, 'src/pages');
  for (const text of ['2', '3']) {
    await noticed(() => rm(folder, { recursive: true }));
    await noticed(() => mkdir(folder));
    await noticed(() => writeFile(file, text));
  }
});

test('a file at the top is noticed, and one that nobody asked about is not', { timeout: TEST_MS }, async (t) => {
  const { root, noticed } = await setUp(t);
  await noticed(() => writeFile(join(root, 'index.html'), '<!doctype html>'));
  let isNoticed = false;
  const stop = watchFiles(root, ['index.html'], () => {
    isNoticed = true;
  });
  t.after(stop);
  await noticed(async () => {
    await writeFile(join(root, 'notes.txt'), '');
    await writeFile(join(root, 'src/pages/about.ts'), '2');
  });
  assert.equal(isNoticed, false);
});

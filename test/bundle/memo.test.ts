import assert from 'node:assert/strict';
import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { createMemo } from '../../src/bundle/memo.ts';

/** A file, and a step that reads it and counts how often it ran. */
async function setUp(t: TestContext, during: (file: string) => Promise<void> = async () => {}) {
  const folder = await mkdtemp(join(tmpdir(), 'memo-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'input');
  await writeFile(file, '');
  // A clock an hour ahead, so that all files are old enough to cache.
  const memo = createMemo(() => Date.now() + 3_600_000);
  let runs = 0;
  const run = () =>
    memo('step', async () => {
      runs++;
      await during(file);
      return { value: runs, inputs: [file] };
    });
  return { file, run };
}

function setAge(file: string, seconds: number): Promise<void> {
  const time = Date.now() / 1000 - seconds;
  return utimes(file, time, time);
}

test('a step with unchanged inputs runs once', async (t) => {
  const { run } = await setUp(t);
  assert.equal(await run(), 1);
  assert.equal(await run(), 1);
});

const changes: Readonly<Record<string, (file: string) => Promise<void>>> = {
  'a changed input': (file) => setAge(file, -1),
  'an older file in the place of an input': async (file) => {
    await writeFile(`${file}.old`, '');
    await setAge(`${file}.old`, 60);
    await rename(`${file}.old`, file);
  },
  'a removed input': (file) => rm(file),
};
for (const [name, change] of Object.entries(changes))
  test(`${name} makes the step run again`, async (t) => {
    const { file, run } = await setUp(t);
    await run();
    await change(file);
    assert.equal(await run(), 2);
  });

test('an input that changes while the step runs makes it run again', async (t) => {
  const { run } = await setUp(t, (file) => setAge(file, -7200));
  await run();
  assert.equal(await run(), 2);
});

test('a step that fails is tried again', async () => {
  const memo = createMemo();
  await assert.rejects(memo('step', () => Promise.reject(new Error('no such module'))));
  assert.equal(await memo('step', async () => ({ value: 'made', inputs: [] })), 'made');
});

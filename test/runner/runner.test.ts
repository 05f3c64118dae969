// Runs the test runner in a folder with test files of its own.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { folderWith } from '../support/files.ts';
import { TEST_MS } from '../support/patience.ts';

const timeout = { timeout: TEST_MS };
const passing = "import { test } from 'node:test';\ntest('it works', () => undefined);\n";

/** Starts the runner. Its output grows in `said()`; `ended` resolves with the exit code. */
function start(t: TestContext, cwd: string, options: readonly string[], CI = '') {
  const args = ['--import', pathToFileURL(resolve('test/support/register.mjs')).href, resolve('test/run.ts')];
  // Node's own runner sets this variable for its processes. With it, `run()` would run nothing.
  const env = { ...process.env, CI, NODE_TEST_CONTEXT: undefined };
  const child = spawn(process.execPath, [...args, '--unit', ...options], { cwd, env });
  t.after(() => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const says = async (text: RegExp) => {
    while (!text.test(output)) await new Promise((resolve) => child.stdout.once('data', resolve));
  };
  return { said: () => output, ended, says };
}

test('the summary counts all tests, shows whole failures, and names files that are empty or crash twice', async (t) => {
  const cwd = folderWith(t, {
    'test/a.test.ts': `${passing}test.skip('later', () => undefined);
      import { describe } from 'node:test';
      describe('an engine', { skip: 'an engine. Install it.' }, () => {});`,
    'test/empty.test.ts': 'export {};',
    'test/crash.test.ts': `${passing}test('it dies', () => process.kill(process.pid, 'SIGKILL'));`,
    'test/stray.test.ts': `${passing}test('it leaves a timer', async () => {
      setTimeout(() => { throw new Error('too late'); }, 5);
    });
    test('it waits', () => new Promise((resolve) => setTimeout(resolve, 50)));`,
    'test/wrong.test.ts': `import assert from 'node:assert/strict';
      import { describe, test } from 'node:test';
      describe('a part', () => { test('it fails', () => assert.deepEqual([1, 2], [1, 3])); });`,
    'test/slow.long.test.tsx': passing,
  });
  const { said, ended } = start(t, cwd, []);
  assert.equal(await ended, 1);
  assert.match(said(), /^4 passed, 4 failed, 2 skipped\nLeft out: an engine\. Install it\.$/m);
  assert.match(
    said(),
    /^✖ test\/wrong\.test\.ts › a part › it fails\n {2}AssertionError.*\n[^✖]*\+ {3}2\n {2}- {3}3\n/m,
  );
  assert.match(said(), /^✖ test\/empty\.test\.ts\n {2}The file has no test\.$/m);
  assert.match(said(), /^✖ test\/stray\.test\.ts\n {2}Error: too late\n {6}at .*stray\.test\.ts:4/m);
  assert.equal(said().split('The process that ran test/crash.test.ts ended. The file runs again.').length, 2);
  assert.match(said(), /^✖ test\/crash\.test\.ts\n {2}The process ended\./m);
});

test('a run without an engine is green, except in CI', async (t) => {
  const engine = "import { describe } from 'node:test';\ndescribe('it', { skip: 'an engine.' }, () => undefined);\n";
  const cwd = folderWith(t, { 'test/engine.test.ts': engine });
  for (const [CI, status] of Object.entries({ '': 0, true: 1 }))
    assert.equal(await start(t, cwd, [], CI).ended, status);
});

test('a part that only browser tests have in their path is answered with the command that runs them', async (t) => {
  const cwd = folderWith(t, { 'test/built/page.test.ts': passing });
  const { said, ended } = start(t, cwd, ['built/page']);
  assert.equal(await ended, 1);
  assert.match(said(), /^No test file has 'built\/page' .*Run: npm run test:browser -- built\/page$/m);
});

test('only the named test runs, in the files that have it', async (t) => {
  const cwd = folderWith(t, { 'test/a.test.ts': passing, 'test/b.test.ts': passing.replace('it', 'another') });
  const { said, ended } = start(t, cwd, ['--only', 'another works']);
  assert.equal(await ended, 0, said());
  assert.match(said(), /^✔ .* test\/b\.test\.ts {2}1 passed\n[^✔]*\n1 passed, 0 failed, 0 skipped$/m);
});

test('in watch mode, the tests of a folder run after each save in it, also by renaming', timeout, async (t) => {
  const cwd = folderWith(t, { 'src/lib/a.ts': '', 'test/lib/a.test.ts': passing, 'test/ui/b.test.ts': passing });
  const { said, says } = start(t, cwd, ['--watch']);
  await says(/Waiting for changes/);
  for (const turn of [1, 2]) {
    writeFileSync(join(cwd, 'a~'), `${turn}`);
    renameSync(join(cwd, 'a~'), join(cwd, 'src/lib/a.ts'));
    await says(new RegExp(`(1 passed, 0 failed[^]*){${turn}}`));
  }
  assert.doesNotMatch(said(), /ui\/b/);
});

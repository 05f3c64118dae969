// Runs checks, build and unit tests in copies of the project with an owner's changes, with no test edited or deleted.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { addOfEach, edit, removeOfEach } from './edits.ts';

const skipped = ['dist', '.build', '.git'].map((name) => resolve(name));

test('build and unit tests pass after an owner adds entries, renames the agency and changes colors', async (t) => {
  const copy = copyAll(t);
  addOfEach(copy);
  edit(
    join(copy, 'src/content/site.ts'),
    /const name = '[^']+'/,
    "const name = 'Halden & Daughters Automation Company'",
  );
  edit(
    join(copy, 'src/styles/tokens.css'),
    /--signal: [^;]+;/,
    '--signal: light-dark(oklch(0.5 0.13 255), oklch(0.84 0.11 200));',
  );
  await run(t, copy, 'https://northwind.example');
});

test('build and unit tests pass after an owner removes entries and sets a name that HTML must escape', async (t) => {
  const copy = copyAll(t);
  removeOfEach(copy);
  edit(join(copy, 'src/content/site.ts'), /const name = '[^']+'/, 'const name = "O’Hara\'s <Sons> & Co"');
  await run(t, copy, 'https://sons.example/');
});

function copyAll(t: TestContext): string {
  const copy = mkdtempSync(join(tmpdir(), 'owner-'));
  t.after(() => rmSync(copy, { recursive: true, force: true }));
  cpSync('.', copy, { recursive: true, verbatimSymlinks: true, filter: (path) => !skipped.includes(resolve(path)) });
  return copy;
}

/** Runs each step of `npm test` as a test, with few of the browser tests. */
async function run(t: TestContext, cwd: string, siteUrl: string): Promise<void> {
  // Below another run of node:test, `run()` would run no file.
  const env = { ...process.env, SITE_URL: siteUrl, IS_OWNERS: 'true', NODE_TEST_CONTEXT: undefined };
  const browser = 'test:browser -- test/browser/blog.test test/browser/pages.test';
  for (const script of ['check:content', 'types', 'lint', 'build', 'size', 'test:unit', browser])
    await t.test(script, async () => {
      const ran = promisify(execFile)(`npm run --silent ${script}`, { cwd, env, shell: true, maxBuffer: 2 ** 26 });
      // The test runner stops a process that reports nothing for minutes, which unit tests need on a busy machine.
      ran.child.stdout?.on('data', () => console.log(`… ${script}`));
      const fault = await ran.catch(({ stdout, stderr }) => `${stdout}${stderr}`);
      assert.ok(typeof fault !== 'string', `${script}:\n${fault}`);
    });
}

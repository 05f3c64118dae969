import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runFiles } from './workers.ts';

test('a test file without a test fails, unless `--only` selects a test of another file', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = `${folder}/empty.test.ts`;
  writeFileSync(path, 'export {};\n');
  // Node's own runner sets this variable for its child processes. With it, Node would ignore the worker's reporter.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const run = (only?: string) => runFiles([{ path, engine: 'node' }], { engine: 'node', size: 1, only, env });
  // Hides the line about the empty file, which would appear among the lines of the real files.
  t.mock.method(console, 'log', () => undefined);
  const [result] = await run();
  assert.deepEqual(result?.failures, [{ name: path, error: 'The file has no test.' }]);
  assert.deepEqual(await run('another'), []);
});

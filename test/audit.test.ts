import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

const report = (vulnerabilities: object) => JSON.stringify({ vulnerabilities, metadata: {} });

test('the audit fails for known vulnerabilities only, whatever npm prints', {
  skip: process.platform === 'win32',
}, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  for (const [printed, status, said] of [
    [report({}), 0, /no known/],
    [report({ react: {} }), 1, /known vulnerabilities: react\n/],
    [report({ react: {} }).slice(0, 20), 0, /no complete report/],
    ['{"error": {}}', 0, /no complete report/],
    ['', 0, /no complete report/],
  ] as const) {
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\nprintf '%s' '${printed}'\nexit 1\n`, { mode: 0o755 });
    const options = { encoding: 'utf8', env: { ...process.env, PATH } } as const;
    const { stdout, stderr, status: code } = spawnSync(process.execPath, ['.ci/audit.mjs'], options);
    assert.deepEqual([code, said.test(stdout + stderr)], [status, true], printed + stderr);
  }
});

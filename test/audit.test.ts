import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { folderWith } from './support/files.ts';

const report = (vulnerabilities: object) => JSON.stringify({ vulnerabilities, metadata: {} });

test('the audit fails for known vulnerabilities and bad signatures only, whatever npm prints', {
  skip: process.platform === 'win32',
}, (t) => {
  const folder = folderWith(t, {});
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  for (const [printed, status, said] of [
    [report({}), 0, /no known vulnerabilities\.\n/],
    [report({ react: {} }), 1, /known vulnerabilities: react\n/],
    [report({ react: {} }).slice(0, 20), 0, /no complete report about known/],
    ['{"invalid":[],"missing":[]}', 0, /no invalid or missing signatures\.\n/],
    ['{"invalid":[{"name":"clsx"}],"missing":[{"name":"react"}]}', 1, /missing signatures: clsx, react\n/],
    ['{"error": {}}', 0, /no complete report about known.*\n.*no complete report about invalid/],
    ['', 0, /about known[^,]*, so nothing was checked\.\n.*about invalid[^,]*, so nothing was checked\.\n/],
  ] as const) {
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\nprintf '%s' '${printed}'\nexit 1\n`, { mode: 0o755 });
    const options = { encoding: 'utf8', env: { ...process.env, PATH } } as const;
    const { stdout, stderr, status: code } = spawnSync(process.execPath, ['.ci/audit.mjs'], options);
    assert.deepEqual([code, said.test(stdout + stderr)], [status, true], printed + stderr);
  }
});

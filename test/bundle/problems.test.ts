import assert from 'node:assert/strict';
import test from 'node:test';
import * as esbuild from 'esbuild';
import { describeProblems } from '../../src/bundle/problems.ts';

function build(contents: string): Promise<esbuild.BuildResult> {
  return esbuild.build({
    stdin: { contents, sourcefile: 'src/page.ts' },
    bundle: true,
    write: false,
    logLevel: 'silent',
  });
}

test('problems of several bundles are reported once each, with file and line', async () => {
  const text = 'const ready = 1;\n  const broken = ;';
  const failures = await Promise.all([text, text, '1 1'].map((contents) => build(contents).catch((error) => error)));
  assert.deepEqual(describeProblems(new AggregateError(failures), process.cwd()), [
    'Unexpected ";"\n  at src/page.ts:2:18\n    const broken = ;',
    'Expected ";" but found "1"\n  at src/page.ts:1:3\n    1 1',
  ]);
});

test('an error is reported at the first stack frame in the project, not in a package', () => {
  const error = new Error('kaboom');
  error.stack = `Error: kaboom
    at renderElement (file:///project/node_modules/react-dom/server.js:10:2)
    at Hero (/project/src/site/Hero.tsx:4:9)
    at Home (/project/src/site/Home.tsx:9:1)`;
  assert.deepEqual(describeProblems(error, '/project'), ['Error: kaboom\n  at src/site/Hero.tsx:4:9']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownTokens } from '../../../src/bundle/styles/styles.ts';

test('a custom property that no stylesheet defines is reported with its file, unless it has a fallback', () => {
  const sheets = new Map([
    ['tokens.css', ':root{--ink:#000}'],
    ['A.module.css', '.a{color:var(--ink);fill:var(--inc);margin:var(--gap, 0)}.b{color:var(--inc)}'],
  ]);
  assert.deepEqual(unknownTokens(sheets), ['A.module.css: nothing defines --inc.']);
});

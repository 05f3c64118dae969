import assert from 'node:assert/strict';
import test from 'node:test';
import { safeHref } from '../../src/lib/safe-address.ts';

test('resolves addresses against the base, and rejects every scheme that a link must not have', () => {
  const base = 'https://api.example';
  assert.equal(safeHref('/uploads/a.pdf', base), 'https://api.example/uploads/a.pdf');
  assert.equal(safeHref('https://files.example/a', base), 'https://files.example/a');
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'blob:x',
    '',
    null,
    undefined,
  ])
    assert.equal(safeHref(address, base), undefined);
});

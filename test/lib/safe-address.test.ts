import assert from 'node:assert/strict';
import test from 'node:test';
import { safeHref } from '../../src/lib/safe-address.ts';

test('addresses are resolved against the base, and schemes that a link must not have are rejected', () => {
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

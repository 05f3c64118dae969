import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSizes } from './support/compare-sizes.ts';

const record = { 'inline script': 400, '/tea: HTML and CSS': 900, '/tea: script': 1000 };

test('a size fails above its record plus 2 %, with both figures', () => {
  assert.deepEqual(compareSizes({ ...record, '/tea: script': 1020 }, record), { grown: [], notes: [] });
  assert.deepEqual(compareSizes({ ...record, '/tea: script': 1021 }, record).grown, [
    '/tea: script: 1021 bytes of code, 1000 on record.',
  ]);
});

test('pages that an owner adds or removes are named, and don’t fail', () => {
  const sizes = { 'inline script': 400, '/kaffe/sort: HTML and CSS': 9000, '/kaffe/sort: script': 9000 };
  assert.deepEqual(compareSizes(sizes, record), {
    grown: [],
    notes: ['Not on record: /kaffe/sort.', 'Not in the build: /tea.'],
  });
});

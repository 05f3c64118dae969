import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSizes } from './support/compare-sizes.ts';

const record = { 'inline script': 400, '/tea: HTML and CSS': 900, '/tea: script': 1000 };

test('a size fails above its record plus 2 %, and without a record unless it’s a page’s', () => {
  assert.deepEqual(compareSizes({ ...record, '/tea: script': 1020 }, record), { faults: [], notes: [] });
  assert.deepEqual(compareSizes({ ...record, '/tea: script': 1021 }, record).faults, [
    '/tea: script: 1021 bytes of code, 1000 on record.',
  ]);
  assert.deepEqual(compareSizes({ ...record, 'a job: script': 1 }, record).faults, ['a job: script: not on record.']);
});

test('pages that an owner adds or removes are named, and fail only in continuous integration', () => {
  const sizes = { 'inline script': 400, '/kaffe/sort: HTML and CSS': 9000, '/kaffe/sort: script': 9000 };
  assert.deepEqual(compareSizes(sizes, record), {
    faults: [],
    notes: ['Not on record: /kaffe/sort.', 'Not in the build: /tea.'],
  });
  const { faults } = compareSizes(sizes, record, true);
  assert.deepEqual(faults, ['/kaffe/sort: HTML and CSS: not on record.', '/kaffe/sort: script: not on record.']);
});

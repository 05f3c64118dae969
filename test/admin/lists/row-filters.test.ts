import assert from 'node:assert/strict';
import test from 'node:test';
import { readListState } from '../../../src/admin/lists/list-url.ts';
import { dayFilter } from '../../../src/admin/lists/row-filters.ts';

test('a filter with an invalid date is ignored', () => {
  const filters = { from: dayFilter('From', () => true) };
  const read = (day: string) => readListState(`?from=${day}`, { filters }).filters.from;
  for (const day of ['2026-12-40', '2026-02-31', '2026-06-31', '2026-13-01', '2026-00-10', '2026-99-99', '1'])
    assert.equal(read(day), '', day);
  // Only leap years have February 29, 2100 isn't one, and no date field shows the year 0.
  for (const day of ['2026-02-29', '2100-02-29', '0000-01-01']) assert.equal(read(day), '', day);
  for (const day of ['2026-12-31', '2028-02-29', '2026-06-30']) assert.equal(read(day), day);
});

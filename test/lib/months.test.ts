import assert from 'node:assert/strict';
import test from 'node:test';
import { daysLeftOf, monthName, monthOf } from '../../src/lib/months.ts';

test('a month is formatted by its name, and a moment belongs to its month in UTC', () => {
  assert.equal(monthName('2026-01', 'full'), 'January 2026');
  assert.equal(monthName('2026-01', 'short'), 'Jan');
  for (const invalid of ['2026-13', 'soon']) assert.equal(monthName(invalid, 'full'), invalid);
  assert.equal(monthOf('2026-10-31T23:30:00-05:00'), '2026-11');
  assert.equal(monthOf('soon'), '');
});

test('the days left are counted for the current month only', () => {
  assert.equal(daysLeftOf('2026-11', new Date('2026-11-23T10:00:00Z')), '7 days left');
  assert.equal(daysLeftOf('2026-11', new Date('2026-11-30T10:00:00Z')), 'last day');
  assert.equal(daysLeftOf('2026-10', new Date('2026-11-23T10:00:00Z')), undefined);
});

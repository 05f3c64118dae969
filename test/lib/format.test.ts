import assert from 'node:assert/strict';
import test from 'node:test';
import { countOf, formatDay, formatMoment, formatMoney, formatTotals, shortMoney } from '../../src/lib/format.ts';

test('amounts are formatted in their currency, and other text is unchanged', () => {
  assert.equal(formatMoney('1250.5'), '$1,250.50');
  assert.equal(formatMoney('1250', 'EUR'), '€1,250.00');
  assert.equal(formatMoney('12', '<b>'), '12 <b>');
  assert.equal(formatMoney(''), '');
  assert.equal(formatMoney('soon'), 'soon');
});

test('cents are left out only if all amounts shown together are whole', () => {
  assert.equal(shortMoney('8000.00'), '$8,000');
  assert.equal(shortMoney('8000.50', 'EUR'), '€8,000.50');
  assert.equal(formatTotals([{ amount: '150.50' }, { amount: '20.00', currency: 'EUR' }]), '$150.50 + €20.00');
  assert.equal(formatTotals([]), '');
});

test('the year of a day or moment is omitted if it’s the current one; other text is unchanged', () => {
  const year = new Date().getFullYear();
  assert.equal(formatDay('2023-03-01'), 'Mar 1, 2023');
  assert.equal(formatDay(`${year}-03-01`), 'Mar 1');
  assert.equal(formatMoment('2023-07-01T09:30').replace(/\s/g, ' '), 'Jul 1, 2023, 9:30 AM');
  assert.equal(formatMoment(`${year}-07-01T09:30`).replace(/\s/g, ' '), 'Jul 1, 9:30 AM');
  assert.equal(formatDay('someday'), 'someday');
  assert.equal(formatMoment('someday'), 'someday');
});

test('a count is formatted with its noun', () => {
  assert.equal(countOf(1, ['user', 'users']), '1 user');
  assert.equal(countOf(1284, ['user', 'users']), '1,284 users');
});

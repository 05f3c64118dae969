import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, fullYear, required } from '../../../src/admin/forms/checks.ts';
import { amount, plainAmount } from '../../../src/admin/resource/fields.ts';
import { email, newPassword } from '../../../src/admin/screens/admins/admin-rules.ts';

test('a new password that is short or very common is rejected with the reason', () => {
  assert.match(newPassword('short') ?? '', /characters/);
  for (const common of ['12345678', 'Password1', 'aaaaaaaaaa']) assert.match(newPassword(common) ?? '', /most common/);
  for (const fine of ['', 'long enough', 'harbor-lamp-42']) assert.equal(newPassword(fine), undefined);
});

test('form checks report missing or malformed values, and accept empty optional values', () => {
  for (const blank of ['  ', '\u200b', '\u2060\u00a0\u2800']) assert.equal(required('Fill in.')(blank, {}), 'Fill in.');
  assert.equal(email('', {}), undefined);
  assert.match(email('a@b', {}) ?? '', /email/);
  assert.equal(email('a@b.example', {}), undefined);
  assert.match(amount('28,O00', {}) ?? '', /in dollars/);
  for (const shown of ['2500.50', '25,000.00', '$25,000.00', '1,250,000', '25 000', '$1\u202f250\u202f000.50'])
    assert.equal(amount(shown, {}), undefined);
  for (const slip of ['25,00.00', '2,5000', '1.234', '1,250,50', '2.500,50', '250,', '€5,000', '¥5000', '5000 €'])
    assert.match(amount(slip, {}) ?? '', /in dollars/);
  for (const [typed, plain] of [
    ['2500,50', '2500.50'],
    [' $2 500,5 ', '2500.5'],
    ['0,5', '0.5'],
    ['2,500', '2500'],
  ] as const)
    assert.deepEqual([amount(typed, {}), plainAmount(typed)], [undefined, plain]);
  assert.equal(plainAmount('$25,000.00'), '25000.00');
  assert.equal(plainAmount('$1\u202f250\u202f000.50'), '1250000.50');
  assert.match(all(required('Fill in.'), amount)('x', {}) ?? '', /in dollars/);
});

test('a year has four digits', () => {
  for (const day of ['', '2026-03-01', '9999-12-31T23:59']) assert.equal(fullYear(day, {}), undefined);
  for (const day of ['0026-03-01', '0202-03-01', '20266-03-01', '0026-03-01T09:30'])
    assert.match(fullYear(day, {}) ?? '', /four digits/);
});

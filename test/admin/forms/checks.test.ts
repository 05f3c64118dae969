import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, required } from '../../../src/admin/forms/checks.ts';
import { amount, plainAmount } from '../../../src/admin/rows/fields.ts';
import { email, newPassword } from '../../../src/admin/screens/admins/admin-rules.ts';

test('a new password that is short or very common is rejected with the reason', () => {
  assert.match(newPassword('short') ?? '', /characters/);
  for (const common of ['12345678', 'Password1', 'aaaaaaaaaa']) assert.match(newPassword(common) ?? '', /most common/);
  for (const fine of ['', 'long enough', 'harbor-lamp-42']) assert.equal(newPassword(fine), undefined);
});

test('form checks report missing or malformed values, and accept empty optional values', () => {
  assert.equal(required('Fill in.')('  ', {}), 'Fill in.');
  assert.equal(email('', {}), undefined);
  assert.match(email('a@b', {}) ?? '', /email/);
  assert.equal(email('a@b.example', {}), undefined);
  assert.match(amount('28,O00', {}) ?? '', /in dollars/);
  for (const shown of ['2500.50', '25,000.00', '$25,000.00', '1,250,000', '25 000', '$1\u202f250\u202f000.50'])
    assert.equal(amount(shown, {}), undefined);
  for (const slip of ['25,00.00', '2,5000', '1.234', '€5,000', '¥5000', '5000 €'])
    assert.match(amount(slip, {}) ?? '', /in dollars/);
  assert.equal(plainAmount('$25,000.00'), '25000.00');
  assert.equal(plainAmount('$1\u202f250\u202f000.50'), '1250000.50');
  assert.match(all(required('Fill in.'), amount)('x', {}) ?? '', /in dollars/);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { fromMinorUnits, sumMoney, toMinorUnits } from '../../src/lib/money.ts';

test('a decimal is converted to whole minor units and back', () => {
  for (const [amount, units, back] of [
    ['1250.5', 125050n, '1250.50'],
    ['0.07', 7n, '0.07'],
    ['-3', -300n, '-3.00'],
    [' 12.340 ', 1234n, '12.34'],
    ['90071992547409.93', 9007199254740993n, '90071992547409.93'],
  ] as const) {
    assert.equal(toMinorUnits(amount), units, amount);
    assert.equal(fromMinorUnits(units), back, amount);
  }
  assert.equal(toMinorUnits('1200', 0), 1200n);
  assert.equal(fromMinorUnits(1200n, 0), '1200');
});

test('text that isn’t a decimal, or has too many decimals for its currency, isn’t an amount', () => {
  for (const amount of ['', 'free', '1,000', '1e3', 'NaN', '.5', '1.005']) {
    assert.equal(toMinorUnits(amount), undefined, amount);
  }
});

test('a sum is exact where floating point isn’t', () => {
  assert.deepEqual(sumMoney([{ amount: '0.1' }, { amount: '0.2' }]), {
    totals: [{ currency: 'USD', amount: '0.30' }],
    unread: 0,
  });
  const many = Array.from({ length: 1000 }, () => ({ amount: '90071992547409.93' }));
  assert.equal(sumMoney(many).totals[0]?.amount, '90071992547409930.00');
});

test('each currency is summed separately with its own decimals, and unreadable amounts are counted', () => {
  const sum = sumMoney([
    { amount: '1.25' },
    { amount: '500', currency: 'JPY' },
    { amount: '1.005', currency: 'KWD' },
    { amount: '0.75', currency: 'USD' },
    { amount: 'lots' },
    { amount: '2', currency: 'coupons' },
  ]);
  assert.deepEqual(sum.totals, [
    { currency: 'USD', amount: '2.00' },
    { currency: 'JPY', amount: '500' },
    { currency: 'KWD', amount: '1.005' },
    { currency: 'coupons', amount: '2.00' },
  ]);
  assert.equal(sum.unread, 1);
  assert.deepEqual(sumMoney([]), { totals: [], unread: 0 });
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { maskNumber } from '../../src/lib/mask-number.ts';

test('only the last four characters of a number are visible, whatever its length and its spaces', () => {
  assert.equal(maskNumber('000012345678'), '•••• 5678');
  assert.equal(maskNumber('XX00 1234 5678 9'), '•••• 6789');
  assert.equal(maskNumber('12-34-5'), '•••• 2345');
});

test('a number of up to four characters is hidden completely', () => {
  assert.equal(maskNumber('1234'), '••••');
  assert.equal(maskNumber('1 2-3'), '••••');
  assert.equal(maskNumber(''), '••••');
});

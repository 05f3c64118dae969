import assert from 'node:assert/strict';
import test from 'node:test';
import { fold } from '../../src/lib/fold.ts';

test('texts that differ in case, accents or normalization are equal', () => {
  assert.equal(fold('Joaquín'), 'joaquin');
  assert.equal(fold('Joaquín'.normalize('NFC')), fold('JOAQUÍN'.normalize('NFD')));
  assert.equal(fold('İSTANBUL'), 'istanbul');
});

test('marks of other scripts are kept', () => {
  assert.equal(fold('が'), 'が'.normalize('NFD'));
  assert.notEqual(fold('が'), fold('か'));
});

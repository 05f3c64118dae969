import assert from 'node:assert/strict';
import test from 'node:test';
import { fold } from '../../src/lib/fold.ts';

test('texts are alike whatever their case, their accents, and the way these are written', () => {
  assert.equal(fold('Joaquín'), 'joaquin');
  assert.equal(fold('Joaquín'.normalize('NFC')), fold('JOAQUÍN'.normalize('NFD')));
  assert.equal(fold('İSTANBUL'), 'istanbul');
});

test('marks of other scripts stay', () => {
  assert.equal(fold('が'), 'が'.normalize('NFD'));
  assert.notEqual(fold('が'), fold('か'));
});

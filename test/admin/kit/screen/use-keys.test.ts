import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyName } from '../../../../src/admin/kit/screen/use-keys.ts';

test('a key is named by its character, but a non-Latin letter by the Latin letter at its position', () => {
  const names = [
    ['K', 'KeyK'],
    ['л', 'KeyK'],
    ['κ', 'KeyK'],
    // French and Dvorak keyboards: letters on other keys, and a symbol on a letter's key.
    ['a', 'KeyQ'],
    ['é', 'Digit2'],
    ["'", 'KeyQ'],
    ['ж', 'Semicolon'],
    ['Escape', 'Escape'],
    ['/', ''],
  ].map(([key = '', code = '']) => keyName({ key, code }));
  assert.deepEqual(names, ['k', 'k', 'k', 'a', 'é', "'", 'ж', 'escape', '/']);
});

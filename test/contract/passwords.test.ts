import assert from 'node:assert/strict';
import test from 'node:test';
import { isCommonPassword } from '../../src/contract/passwords.ts';

test('common words with or without digits, repetitions, sequences and the demo’s password are common passwords', () => {
  for (const password of [
    'password',
    'Passw0rd',
    'P@ssword2026!',
    'a1b2c3d4',
    'dragon12',
    'aaaaaaaa',
    '12345678',
    '87654321',
    'solvane-demo',
    'x-demo12',
  ])
    assert.ok(isCommonPassword(password), password);
  for (const password of ['long enough', 'harbor-lamp-42', 'demo-harbor', '13572468'])
    assert.ok(!isCommonPassword(password), password);
});

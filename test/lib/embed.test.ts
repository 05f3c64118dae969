import assert from 'node:assert/strict';
import test from 'node:test';
import { embed } from '../../src/lib/embed.ts';

test('a text within a sentence is cut where it is long, between characters', () => {
  assert.equal(embed('Education'), 'Education');
  assert.equal(embed('😀'.repeat(5), 3), '😀😀😀…');
  assert.equal(embed('W'.repeat(5000)).length, 121);
});

test('a text within a sentence does not turn the words around it', () => {
  assert.equal(embed('\u202Eexe.txt\u2069'), 'exe.txt');
  assert.equal(embed('مرحبا'), '\u2068مرحبا\u2069');
});

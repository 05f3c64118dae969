import assert from 'node:assert/strict';
import test from 'node:test';
import { isolate } from '../../src/lib/isolate.ts';

test('a text within a sentence is cut where it is long, between characters', () => {
  assert.equal(isolate('Education'), 'Education');
  assert.equal(isolate('😀'.repeat(5), 3), '😀😀😀…');
  assert.equal(isolate('W'.repeat(5000)).length, 121);
});

test('a text within a sentence does not turn the words around it', () => {
  assert.equal(isolate('\u202Eexe.txt\u2069'), 'exe.txt');
  assert.equal(isolate('مرحبا'), '\u2068مرحبا\u2069');
});

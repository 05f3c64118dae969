import assert from 'node:assert/strict';
import test from 'node:test';
import { isolate } from '../../src/lib/isolate.ts';

test('a long text within a sentence is cut between characters', () => {
  assert.equal(isolate('Education'), 'Education');
  assert.equal(isolate('😀'.repeat(5), 3), '😀😀😀…');
  assert.equal(isolate('W'.repeat(5000)).length, 121);
});

test('right-to-left text within a sentence doesn’t reorder the words around it', () => {
  assert.equal(isolate('\u202Eexe.txt\u2069'), 'exe.txt');
  assert.equal(isolate('مرحبا'), '\u2068مرحبا\u2069');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSignature } from '../../src/lib/file-signature.ts';

test('a signature matches if each of its bytes is at its position, whatever is in between', () => {
  assert.equal(hasSignature(Buffer.from('RIFF____WEBPVP8 '), 'RIFF????WEBP'), true);
  assert.equal(hasSignature(Buffer.from('RIFF____WAVEfmt '), 'RIFF????WEBP'), false);
  assert.equal(hasSignature(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), '\xff\xd8\xff'), true);
});

test('a file shorter than the signature doesn’t match', () => {
  assert.equal(hasSignature(Buffer.from('RIFF'), 'RIFF????WEBP'), false);
  assert.equal(hasSignature(new Uint8Array(), '%PDF-'), false);
});

test('a signature may begin later if its whole text is in the first bytes', () => {
  for (const [start, isFound] of [
    [0, true],
    [11, true],
    [12, false],
  ] as const)
    assert.equal(hasSignature(Buffer.from(`${' '.repeat(start)}%PDF-1.4`), '%PDF-', 16), isFound);
});

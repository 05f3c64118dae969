import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSignature, signatureLength } from '../../src/lib/file-signature.ts';

const webp = [
  { offset: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
  { offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

test('a signature matches when each part stands at its offset', () => {
  assert.equal(hasSignature(Buffer.from('RIFF____WEBPVP8 '), webp), true);
  assert.equal(hasSignature(Buffer.from('RIFF____WAVEfmt '), webp), false);
});

test('a file shorter than the signature does not match', () => {
  assert.equal(hasSignature(Buffer.from('RIFF'), webp), false);
  assert.equal(hasSignature(new Uint8Array(), webp), false);
});

test('an empty signature matches nothing', () => assert.equal(hasSignature(Buffer.from('RIFF'), []), false));

test('the length of a signature reaches to the end of its last part', () => {
  assert.equal(signatureLength(webp), 12);
  assert.equal(signatureLength([]), 0);
});

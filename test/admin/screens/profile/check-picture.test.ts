import assert from 'node:assert/strict';
import test from 'node:test';
import { checkPicture } from '../../../../src/admin/screens/profile/check-picture.ts';
import { IMAGE_MAX_BYTES } from '../../../../src/contract/limits.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('takes a picture by name and first bytes, up to the limit', async () => {
  assert.equal(await checkPicture(new File([png], 'Me.PNG')), undefined);
  const rest = new Uint8Array(IMAGE_MAX_BYTES - png.length);
  assert.equal(await checkPicture(new File([png, rest], 'me.png')), undefined);
});

test('says why a file is not taken', async () => {
  const large = new File([png, new Uint8Array(IMAGE_MAX_BYTES)], 'me.png');
  assert.match((await checkPicture(large)) ?? '', /larger than 5 MB/);
  assert.match((await checkPicture(new File([png], 'me.svg'))) ?? '', /JPG, PNG or WebP/);
  assert.match((await checkPicture(new File([png], 'png'))) ?? '', /JPG, PNG or WebP/);
  assert.match((await checkPicture(new File(['<svg>'], 'me.png'))) ?? '', /not png/);
  assert.match((await checkPicture(new File([], 'me.png'))) ?? '', /not png/);
});

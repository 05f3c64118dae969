import assert from 'node:assert/strict';
import test from 'node:test';
import { acceptOf, checkFile, describeRule, documentRule, imageRule } from '../../../src/admin/files/check-file.ts';
import { imageTypes } from '../../../src/contract/files.ts';

const rule = { types: imageTypes, maxBytes: 1024 * 1024 };
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('a file is rejected if it is empty or too large, or has a wrong extension, type or signature', async () => {
  const check = (name: string, parts: BlobPart[], type = 'image/png') =>
    checkFile(new File(parts, name, { type }), rule);
  assert.equal(await check('a.png', [png]), undefined);
  assert.equal(await check('A.PNG', [png], ''), undefined);
  assert.equal(await check('a.png', [png, new Uint8Array(1024 * 1024 - png.length)]), undefined);
  assert.match((await check('a.gif', [png])) ?? '', /isn't allowed\. Choose jpg, png or webp\./);
  assert.match((await check('png', [png])) ?? '', /isn't allowed/);
  assert.match((await check('a.png', [png, new Uint8Array(1024 * 1024)])) ?? '', /larger than 1 MB/);
  assert.match((await check('a.png', [])) ?? '', /empty/);
  assert.match((await check('a.png', [png], 'text/html')) ?? '', /isn't a valid PNG/);
  assert.match((await check('a.png', ['GIF89a'])) ?? '', /isn't a valid PNG/);
});

test('a chosen file that can no longer be read is rejected', async () => {
  const file = new File([png], 'a.png', { type: 'image/png' });
  Object.defineProperty(file, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  });
  assert.match((await checkFile(file, rule)) ?? '', /Couldn't read/);
});

test('acceptOf lists a rule’s extensions for the file dialog, and describeRule adds the maximum size', () => {
  assert.equal(acceptOf(imageRule), '.jpg,.jpeg,.png,.webp');
  assert.equal(describeRule(documentRule), 'pdf, docx or xlsx, up to 20 MB');
});

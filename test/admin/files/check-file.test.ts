import assert from 'node:assert/strict';
import test from 'node:test';
import { acceptOf, checkFile, describeRule, documentRule, imageRule } from '../../../src/admin/files/check-file.ts';
import { imageTypes } from '../../../src/contract/files.ts';

const rule = { types: imageTypes, maxBytes: 1024 * 1024 };
const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
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
  assert.equal(await check('a.webp', ['RIFF____WEBPVP8 '], ''), undefined);
  for (const start of ['RIFF____WAVEfmt ', 'RIFF'])
    assert.match((await check('a.webp', [start], '')) ?? '', /isn't a valid WEBP/, start);
});

test('an image of more than 100 megapixels is rejected by its header, whatever its size in bytes', async () => {
  const be = (value: number, size = 4) =>
    String.fromCharCode(...Buffer.from(value.toString(16).padStart(size * 2, '0'), 'hex'));
  const le = (value: number, size: number) => [...be(value, size)].toReversed().join('');
  const headers = (width: number, height: number) => ({
    'a.png': `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${be(width)}${be(height)}`,
    // After metadata, as from cameras.
    'a.jpg': `\xff\xd8\xff\xe1\xff\xff${'x'.repeat(65_533)}\xff\xc4\0\x04xx\xff\xc2\0\x11\x08${be(height, 2)}${be(width, 2)}`,
    'x.webp': `RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0${le(width - 1, 3)}${le(height - 1, 3)}`,
    'l.webp': `RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f${le((((height - 1) % 2 ** 14) << 14) | ((width - 1) % 2 ** 14), 4)}`,
    'v.webp': `RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a${le(width % 2 ** 14, 2)}${le(height % 2 ** 14, 2)}`,
  });
  const check = (name: string, text: string) => checkFile(new File([bytes(`${text}\0\0\0\0`)], name), imageRule);
  for (const [name, text] of Object.entries(headers(10_000, 10_000)))
    assert.equal(await check(name, text), undefined, name);
  for (const [name, text] of Object.entries(headers(16_000, 10_001)))
    assert.match((await check(name, text)) ?? '', /^This image is 16,000 × 10,001 pixels/, name);
  assert.match((await check('a.png', headers(60_000, 60_000)['a.png'])) ?? '', /60,000 × 60,000/);
});

test('a JPEG is accepted with each of its extensions', async () => {
  for (const name of ['a.jpg', 'a.jpeg', 'photo.jfif', 'photo.JPE'])
    assert.equal(await checkFile(new File([bytes('\xff\xd8\xff')], name, { type: 'image/jpeg' }), rule), undefined);
});

test('a PDF may begin with other bytes, and an Office file with a password is named as such', async () => {
  const check = (name: string, text: string) => checkFile(new File([bytes(text)], name), documentRule);
  for (const start of ['', '\xef\xbb\xbf', '\n', ' '.repeat(1019)])
    assert.equal(await check('a.pdf', `${start}%PDF-1.4`), undefined);
  assert.match((await check('a.pdf', `${' '.repeat(1020)}%PDF-1.4`)) ?? '', /isn't a valid PDF/);
  const locked = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
  for (const name of ['a.docx', 'a.xlsx']) assert.match((await check(name, locked)) ?? '', /has a password/);
  assert.match((await check('a.pdf', locked)) ?? '', /isn't a valid PDF/);
  assert.match((await check('a.docx', 'text')) ?? '', /isn't a valid DOCX/);
});

test('a chosen file that can no longer be read is rejected', async () => {
  const file = new File([png], 'a.png', { type: 'image/png' });
  Object.defineProperty(file, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  });
  assert.match((await checkFile(file, rule)) ?? '', /Couldn't read/);
});

test('acceptOf lists a rule’s extensions for the file dialog, and describeRule adds the maximum size', () => {
  assert.equal(acceptOf(imageRule), '.jpg,.jpeg,.jfif,.jpe,.png,.webp');
  assert.equal(describeRule(documentRule), 'pdf, docx or xlsx, up to 20 MB');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingIn, shareImages, shareSize, shareSvg } from '../../src/bundle/share-images.ts';
import { readColors } from '../../src/bundle/styles/colors.ts';
import { folderWith } from '../support/files.ts';

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

test('each page has a share image with its heading, of the size that its document names', async (t) => {
  const documents = new Map([
    ['/', '<h1>Hello</h1>'],
    ['/about', '<h1></h1>'],
  ]);
  const files = await shareImages('.', folderWith(t, {}), documents, await readColors('.'));
  assert.deepEqual(
    Object.entries(files).map(([name, png]) => [name, sizeOf(png)]),
    ['home', 'about'].map((name) => [`images/share/${name}.png`, shareSize]),
  );
  // The images would be equal without text, which the engine omits if the font has another family name.
  assert.notDeepEqual(files['images/share/home.png'], files['images/share/about.png']);
});

test('a share image has its heading as text, without elements and emoji', () => {
  assert.equal(headingIn('<h1 class="a">At 3\u00a0a.m. &amp; <em>now</em> 🚀👩‍🚀</h1>'), 'At 3\u00a0a.m. &amp; now');
});

test('a share image’s heading stays within the image, whatever its length', async () => {
  const { light } = await readColors('.');
  for (const heading of [
    'Donaudampfschifffahrtsgesellschaft',
    'One word after the other. '.repeat(6).trim(),
    '&quot;A&quot;',
  ]) {
    const svg = shareSvg(heading, '', light, 'Arial');
    const lines = [...svg.matchAll(/y="([\d.]+)" font-size="(\d+)"[^>]*>([^<]*)<\/text>/g)].slice(1);
    assert.equal(lines.map(([, , , text]) => text).join(' '), heading);
    for (const [, y, size, text = ''] of lines)
      assert.ok(text.replace(/&\w+;/g, '&').length * Number(size) * 0.52 <= 1040 && Number(y) <= 560, text);
  }
});

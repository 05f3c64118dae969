import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readColors } from '../../src/bundle/colors.ts';
import { drawImages, shareSvg } from '../../src/bundle/images.ts';

const mark =
  '<svg class="m" viewBox="0 0 24 24"><path class="p" d="M0 0h9"></path><circle cx="4" cy="4" r="2"></circle></svg>';
const page = (figure: string, heading = 'A heading') =>
  `<body><header>${mark}</header><main><h1 class="h">${heading}</h1>${figure}</main></body>`;
const figure =
  '<svg class="fig a" viewBox="0 0 480 300" role="img" aria-label="A pump"><path data-l="live" d="M0 0H99"></path></svg>';
const sizeOf = (png: string | Uint8Array | undefined) => {
  const view = new DataView((png as Uint8Array).buffer, (png as Uint8Array).byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test('the tokens’ colors are read as every program reads colors', async () => {
  const { light, dark } = await readColors('.');
  for (const colors of [light, dark])
    for (const name of ['paper', 'ink', 'signal', 'grid']) assert.match(colors[name] ?? '', /^#[0-9a-f]{6}$/);
  assert.notEqual(light.paper, dark.paper);
});

test('icons and share images have the sizes that their users ask for', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const files = await drawImages({
    root: '.',
    work: folder,
    documents: new Map([['/', page(figure)]]),
    colors: await readColors('.'),
    withShares: true,
  });
  assert.deepEqual(sizeOf(files['images/share/home.png']), [1200, 630]);
  for (const size of [180, 192, 512]) assert.deepEqual(sizeOf(files[`images/icon-${size}.png`]), [size, size]);
  const icon = Buffer.from(files['favicon.ico'] as Uint8Array);
  assert.deepEqual([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)], [0, 1, 3]);
  const first = icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + icon.readUInt32LE(14));
  assert.deepEqual(sizeOf(first), [16, 16]);
});

test('a share image shows the page’s own heading and figure, in the light colors', async () => {
  const colors = await readColors('.');
  const svg = await shareSvg('.', page(figure, 'Drawn &amp; built'), colors);
  assert.match(svg, />Drawn &amp;/);
  assert.ok(svg.includes('<path data-l="live" d="M0 0H99">') && svg.includes(colors.light.signal ?? ''));
  assert.doesNotMatch(svg, /var\(--/);
});

test('a page without a figure shows its first picture, and without one the sign of its first section', async () => {
  const colors = await readColors('.');
  const cover = await shareSvg(
    '.',
    page('<img src="/images/avatars/a.svg"><img src="/images/covers/sheet.svg">'),
    colors,
  );
  assert.match(cover, /<title>/);
  const sign = await shareSvg(
    '.',
    page('<summary><svg viewBox="0 0 18 18"><path d="M1 2h3"></path></svg></summary>'),
    colors,
  );
  assert.match(sign, /M1 2h3/);
  await shareSvg('.', page(''), colors);
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readColors } from '../../src/bundle/colors.ts';
import { drawImages, shareAlt, shareSvg } from '../../src/bundle/images.ts';

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

test('a page without a figure shows its first picture, else the figure of the page above it, else the mark', async () => {
  const colors = await readColors('.');
  const avatar = '<img src="/images/avatars/a.svg">';
  assert.match(await shareSvg('.', page(`${avatar}<img src="/images/covers/sheet.svg">`), colors), /<title>/);
  assert.match(await shareSvg('.', page(avatar), colors, page(figure)), /data-l="live"/);
  assert.match(await shareSvg('.', page(avatar), colors), /stroke-width="\.3"/);
});

test('a picture of pixels is drawn into the image, and no cover has dashes that only browsers can measure', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'cover-'));
  t.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'public/images'), { recursive: true });
  writeFileSync(join(root, 'public/images/photo.jpg'), 'pixels');
  const svg = await shareSvg(root, page('<img src="/images/photo.jpg">'), await readColors('.'));
  assert.ok(svg.includes(`slice" xlink:href="data:image/jpeg;base64,${Buffer.from('pixels').toString('base64')}"`));
  for (const name of readdirSync('public/images/covers').filter((each) => each.endsWith('.svg')))
    assert.doesNotMatch(readFileSync(join('public/images/covers', name), 'utf8'), /pathLength/, name);
});

test('a heading keeps clear of the figure, whatever its length, and its entities and hard spaces count as a letter', async () => {
  const colors = await readColors('.');
  const textsOf = async (heading: string) => {
    const svg = await shareSvg('.', page(figure, heading), colors);
    const found = [...svg.matchAll(/y="([\d.]+)" font-size="(\d+)"[^>]*>([^<]*)<\/text>/g)].slice(1);
    return found.map(([, y, size, text = '']) => ({ y: Number(y), size: Number(size), text }));
  };
  for (const heading of ['Donaudampfschifffahrtsgesellschaft', 'One word after the other. '.repeat(6).trim()])
    for (const { y, size, text } of await textsOf(heading))
      assert.ok(text.length * size * 0.52 <= 600 && y <= 560, `${text}: ${size} px at ${y}`);
  assert.equal((await textsOf('At 3\u00a0a.m. in the night'))[0]?.text, 'At 3\u00a0a.m. in');
  assert.equal((await textsOf('Off 🚀👩‍🚀'))[0]?.text, 'Off');
  assert.equal((await textsOf('&quot;A&quot; &amp; B'))[0]?.text, '&quot;A&quot; &amp; B');
});

test('no short line stands among long ones where hardly smaller letters avoid it', async () => {
  const svg = await shareSvg(
    '.',
    page(figure, 'Retrieval is a filing problem, not a model problem'),
    await readColors('.'),
  );
  assert.match(svg, />Retrieval is a<[^>]*>\s*<[^>]*>filing problem,</);
});

test('what a picture is called is the heading as a sentence, and its figure', () => {
  assert.equal(shareAlt(page(figure, 'Terms')), 'Terms. A pump');
  assert.equal(shareAlt(page(figure, 'Drawn first.')), 'Drawn first. A pump');
  assert.equal(shareAlt(page('', 'Terms')), 'Terms');
});

import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { readColors } from '../../src/bundle/styles/colors.ts';
import { textPictures } from '../../src/bundle/text-pictures.ts';
import { folderWith } from '../support/files.ts';

/** Returns the served drawing of an article, for a font file of this size. */
async function served(t: TestContext, bytes: number, drawing: string) {
  const root = folderWith(t, {
    'public/fonts/a.woff2': Buffer.alloc(bytes),
    'src/styles/tokens.css': `@font-face { font-family: A; src: url("/fonts/a.woff2"); }`,
    'src/styles/figure.css': '.fig { stroke: #000 }',
    'src/content/articles/bill.svg': drawing,
  });
  const colors = await readColors('.');
  return (await textPictures(root, ['articles'], colors))['images/articles/bill.svg'];
}

test('the build rejects a drawing with words whose typeface makes it too large for phones', async (t) => {
  const words = '<svg viewBox="0 0 9 9"><text>Bill</text></svg>';
  assert.match(`${await served(t, 50 * 1024, words)}`, /base64,A{60000}/);
  await assert.rejects(
    served(t, 60 * 1024, words),
    /^Error: src.content.articles.bill\.svg is 81 KB .* is 80 KB\..*a\.woff2/,
  );
  assert.equal(await served(t, 60 * 1024, '<svg></svg>'), '<svg></svg>');
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { readColors } from '../../src/bundle/styles/colors.ts';
import { filesBelow, folderWith, readText } from '../support/files.ts';

const grounds = ['paper', 'sheet', 'sunk'];
/** Foregrounds and backgrounds, with their minimum contrast. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const pairs: readonly (readonly [fronts: readonly string[], backs: readonly string[], least: number])[] = [
  [['ink', 'ink2', 'signal', 'signal2', 'good', 'warn', 'bad'], grounds, 4.5],
  [['on-signal'], ['signal', 'signal2'], 4.5],
  [['paper'], ['ink'], 4.5],
  [['line'], grounds, 3],
];

test('every color has enough contrast on its backgrounds, in both themes', async () => {
  // axe, in the browser tests, can't check drawings.
  for (const [theme, colors] of Object.entries(await readColors('.')))
    for (const [fronts, backs, least] of pairs)
      for (const front of fronts)
        for (const back of backs) {
          const ratio = contrast(colors[front], colors[back]);
          assert.ok(
            ratio >= least,
            `tokens.css: --${front} on --${back} has ${ratio.toFixed(2)} in the ${theme} theme`,
          );
        }
});

test('every focus ring has a color of text or signals, because lines may be next to it', () => {
  const rings = filesBelow('src', /\.css$/).flatMap((file) => readText(file).match(/outline(-color)?: [^0;]+/g) ?? []);
  for (const ring of rings) assert.match(ring, /^outline: \dpx solid( var\(--(signal|ink)\)| Highlight)?$/);
});

test('contrast is calculated as WCAG does', () => {
  assert.equal(contrast('#fff', '#000').toFixed(2), '21.00');
  assert.equal(contrast('#777777', '#fff').toFixed(2), '4.48');
});

test('a color of tokens.css that can’t be read stops the build with its name', async (t) => {
  const css = ':root { --ink: light-dark(#123, oklch(0.9 0.01 90));\n --rule: light-dark(#123, var(--ink)); }';
  const root = folderWith(t, { 'src/styles/tokens.css': css });
  await assert.rejects(readColors(root), /^Error: tokens\.css: write --rule as oklch\(…\) or #…, for both themes\.$/);
});

function contrast(some = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(some), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the relative luminance, 0 to 1, of #rgb or #rrggbb. */
function luminance(hex: string): number {
  const parts = (hex.length < 7 ? hex.replace(/\w/g, '$&$&') : hex).match(/\w\w/g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// axe can't tell what a text stands on where the ground is drawn with gradients, as the page's is: the colors themselves can.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

type Theme = 'light' | 'dark';

const source = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

const grounds = ['paper', 'sheet', 'sunk'];
/** What is read, and on what; WCAG 2.2, 1.4.3: at least 4.5. */
const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ...['ink', 'ink2', 'signal', 'signal2', 'good', 'warn', 'bad'].map((text) => [text, grounds] as const),
  ['on-signal', ['signal', 'signal2']],
  ['paper', ['ink']],
];
/** What shows where a control is; WCAG 2.2, 1.4.11: at least 3. */
const edges = [['line', grounds]] as const;

for (const theme of ['light', 'dark'] as const) {
  test(`texts have a contrast of 4.5, edges of 3, on every ground of the ${theme} theme`, () => {
    assert.deepEqual([...tooFaint(texts, 4.5, theme), ...tooFaint(edges, 3, theme)], []);
  });
}

function tooFaint(pairs: readonly (readonly [string, readonly string[]])[], least: number, theme: Theme): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: contrast(luminance(front, theme), luminance(back, theme)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  );
}

/** Source: WCAG 2.2, contrast ratio. */
function contrast(some: number, other: number): number {
  return (Math.max(some, other) + 0.05) / (Math.min(some, other) + 0.05);
}

/** The relative luminance of a token: 0 to 1. Source: CSS Color 4, OKLCH to linear sRGB. */
function luminance(token: string, theme: Theme): number {
  const value = new RegExp(`--${token}: light-dark\\(oklch\\((.*?)\\), oklch\\((.*?)\\)\\)`).exec(source);
  const [l = 0, chroma = 0, hue = 0] = (value?.[theme === 'light' ? 1 : 2] ?? '').split(' ').map(Number);
  assert.ok(l > 0, `--${token} has no ${theme} color`);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  const [r = 0, g = 0, bl = 0] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
}

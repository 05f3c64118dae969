// Checks that a length or time that equals a token uses the token, and that there are only four breakpoints.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertNone, filesBelow, readText } from '../support/files.ts';

const tokens = 'src/styles/tokens.css';
const files = filesBelow('src', /\.css$/);

/** Breakpoints in rem. A media query starts at one of them, or ends just below it. */
const breakpoints = [40, 48, 64, 80];

test('a length or time that equals a token uses the token', () => {
  const named = namedLengths();
  assert.equal(named.get('space 1rem'), '--s4');
  assert.equal(named.get('type 0.9375rem'), '--small');
  const raw = files.filter((file) => file !== tokens).flatMap((file) => rawLengths(file, named));
  assertNone(raw);
});

test('media queries use only the four agreed widths', () => {
  const wanted = new Set(breakpoints.flatMap((width) => [`min-width: ${width}rem`, `max-width: ${width - 0.01}rem`]));
  const other = files.flatMap((file) =>
    [...readText(file).matchAll(/@media.*\{/g)].flatMap(([query]) =>
      (query.match(/(min-width|max-width|width).*?(?=\))/g) ?? [])
        .filter((width) => !wanted.has(width))
        .map((width) => `${file}: ${width}`),
    ),
  );
  assertNone(other);
});

/** Returns token names by kind and value, such as `space 1rem`: font sizes and gaps have different scales. */
function namedLengths(): Map<string, string> {
  const declared = readText(tokens).matchAll(/(--[\w-]+): ([\d.]+(?:rem|px|s));/g);
  return new Map([...declared].map(([, name = '', value]) => [`${kindOfToken(name)} ${value}`, name]));
}

function kindOfToken(name: string): string {
  if (name === '--r') return 'radius';
  if (/^--s\d$/.test(name)) return 'space';
  return name === '--fast' || name === '--slow' ? 'time' : 'type';
}

function kindOf(property: string): string {
  if (/^font/.test(property)) return 'type';
  if (/radius/.test(property)) return 'radius';
  if (/^(transition|animation)/.test(property)) return 'time';
  // The widths of borders and outlines have no tokens.
  return /^(border|outline)/.test(property) ? 'line' : 'space';
}

function rawLengths(file: string, named: ReadonlyMap<string, string>): string[] {
  const rules = readText(file).replaceAll(/\/\*.*?\*\//gs, '');
  // The console and print redefine the type tokens, so their sizes differ there.
  const isOfOtherType = file.startsWith('src/admin/') || file.endsWith('print.css');
  return [...rules.matchAll(/(?<=[{;]\s*)([\w-]+):([^;{}]+);/g)].flatMap(([, property = '', value = '']) => {
    const kind = kindOf(property);
    if (kind === 'type' && isOfOtherType) return [];
    // `2rem + 3.6vw` is a linear formula: its constant isn't a step of the scale.
    const lengths = value.matchAll(/(?<![\w.])(\d+(?:\.\d+)?(?:rem|px|s))\b(?! [+] [\d.]+vw)/g);
    return [...lengths].flatMap(([, length]) => {
      const name = named.get(`${kind} ${length}`);
      return name ? [`${file}: ${property}:${value} is var(${name})`] : [];
    });
  });
}

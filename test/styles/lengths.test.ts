// One scale for space and type, and four widths at which a layout changes: what equals a token is that token.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

const tokens = 'src/styles/tokens.css';
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.css'));

/** A change of layout begins at one of these and ends just below it. */
const breakpoints = [40, 48, 64, 80];

test('a length or time that equals a token is that token', () => {
  const named = namedLengths();
  assert.equal(named.get('space 1rem'), '--s4');
  assert.equal(named.get('type 0.9375rem'), '--small');
  const raw = files.filter((file) => file !== tokens).flatMap((file) => rawLengths(file, named));
  assert.deepEqual(raw, []);
});

test('a layout changes at four widths', () => {
  const wanted = new Set(breakpoints.flatMap((width) => [`min-width: ${width}rem`, `max-width: ${width - 0.01}rem`]));
  const other = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media.*\{/g)].flatMap(([query]) =>
      (query.match(/(min-width|max-width|width).*?(?=\))/g) ?? [])
        .filter((width) => !wanted.has(width))
        .map((width) => `${file}: ${width}`),
    ),
  );
  assert.deepEqual(other, []);
});

/** Names by kind and value, as `space 1rem`: a font's size is of another scale than a gap. */
function namedLengths(): Map<string, string> {
  const declared = readFileSync(tokens, 'utf8').matchAll(/(--[\w-]+): ([\d.]+(?:rem|px|s));/g);
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
  // A rule's width is of no scale.
  return /^(border|outline)/.test(property) ? 'line' : 'space';
}

function rawLengths(file: string, named: ReadonlyMap<string, string>): string[] {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  // The console and the printer set the type's tokens anew, so that these mean other sizes there.
  const isOfOtherType = file.startsWith('src/admin/') || file.endsWith('print.css');
  return [...rules.matchAll(/(?<=[{;]\s*)([\w-]+):([^;{}]+);/g)].flatMap(([, property = '', value = '']) => {
    const kind = kindOf(property);
    if (kind === 'type' && isOfOtherType) return [];
    // `2rem + 3.6vw` is the formula of a line: its constant is no step of the scale.
    const lengths = value.matchAll(/(?<![\w.])(\d+(?:\.\d+)?(?:rem|px|s))\b(?! [+] [\d.]+vw)/g);
    return [...lengths].flatMap(([, length]) => {
      const name = named.get(`${kind} ${length}`);
      return name ? [`${file}: ${property}:${value} is var(${name})`] : [];
    });
  });
}

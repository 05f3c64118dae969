import assert from 'node:assert/strict';
import test from 'node:test';
import { colorFaults, readColors } from '../../src/bundle/styles/colors.ts';

test('a color with too little contrast is reported by name, and so is a value that can’t be parsed', async () => {
  const { light, dark } = await readColors('.');
  assert.match(
    colorFaults({ light: { ...light, signal: '#7fc8ff' }, dark }).join('\n'),
    /^tokens\.css: in the light theme, --signal on --paper has a contrast of 1\.\d\d; it needs at least 4\.5\.$/m,
  );
  assert.match(
    colorFaults({ light, dark: { ...dark, ink: 'gray' } }).join('\n'),
    /^tokens\.css: --ink has no dark color; write/,
  );
  const grays = { paper: '#fff', sheet: '#fff', sunk: '#fff', line: '#777777', 'on-signal': '#fff' };
  const inks = Object.fromEntries('ink ink2 signal signal2 good warn bad'.split(' ').map((name) => [name, '#767676']));
  const just = { ...grays, ...inks };
  assert.deepEqual(colorFaults({ light: just, dark: just }), []);
  const under = { ...just, ink: '#777777' };
  assert.equal(colorFaults({ light: under, dark: just }).length, 4, 'on three grounds, and paper on it');
});

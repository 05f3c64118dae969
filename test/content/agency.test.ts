import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fitting } from '../../src/content/pages.ts';

const content = new URL('../../src/content/', import.meta.url);
const images = new URL('../../public/images/', import.meta.url);
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|md)$/.test(file) && file !== 'site.ts',
);
const read = (base: URL, file: string) => readFileSync(new URL(file, base), 'utf8');

test('titles fit into search results even if the agency has a long name', () => {
  assert.equal(fitting('x'.repeat(61), 'y'.repeat(60), 'z'), 'y'.repeat(60));
  assert.equal(fitting('x'.repeat(61), 'y'.repeat(61)), 'y'.repeat(61));
});

test('content imports nothing from outside its folder, except to read the articles', () => {
  for (const file of [...files, 'site.ts'].filter((name) => /^(?!.*read-).*\.ts$/.test(name))) {
    for (const [, from] of read(content, file).matchAll(/from '([^']+)'/g))
      assert.match(from ?? '', /^\.\.?\/(?:[\w-]+\/)?[\w-]+\.ts$/, file);
  }
});

test('a drawing loads no other file, and covers can be rendered into share images', () => {
  for (const folder of ['avatars/', 'covers/']) {
    for (const file of readdirSync(new URL(folder, images)).filter((name) => name.endsWith('.svg'))) {
      assert.doesNotMatch(
        read(images, folder + file),
        /<script|(?:href|src)="(?!#)|style="/,
        `${folder}${file} holds a script, a style or an address, which the site’s policy stops: take them out`,
      );
      assert.doesNotMatch(
        read(images, folder + file),
        /pathLength/,
        `${folder}${file} uses pathLength, which only browsers can draw: its share image would lack those lines`,
      );
    }
  }
});

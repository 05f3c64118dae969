import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasRow } from '../../src/content/parts.ts';
import { allOf, counted, spelledFirst, withArticle } from '../../src/content/spelled.ts';
import { fitting } from '../../src/content/titles.ts';
import { filesBelow, readText } from '../support/files.ts';

test('fitting returns the first title that fits into search results, or else the last one', () => {
  assert.equal(fitting('x'.repeat(61), 'y'.repeat(60), 'z'), 'y'.repeat(60));
  assert.equal(fitting('x'.repeat(61), 'y'.repeat(61)), 'y'.repeat(61));
});

test('content imports nothing from outside its folder, except to read the articles and the table of pages', () => {
  for (const file of filesBelow('src/content', /^(?!.*(read-|\/parts)).*\.ts$/)) {
    for (const [, from] of readText(file).matchAll(/from '([^']+)'/g))
      assert.match(from ?? '', /^\.\.?\/(?:[\w-]+\/)?[\w-]+\.ts$/, file);
  }
});

test('a part is there if the table of pages has the row of its list, outside comments', () => {
  const row = "{ pattern: '/blog/:slug' },\n  // { pattern: '/blog' },\n";
  assert.deepEqual([hasRow(row, '/blog'), hasRow(`${row}  { pattern: '/blog' },`, '/blog')], [false, true]);
});

test('avatars and covers contain no scripts, addresses, inline styles or pathLength', () => {
  for (const file of filesBelow('public/images', /(avatars|covers)\/.*\.svg$/))
    for (const [fault, what] of [
      [/<script|(?:href|src)="(?!#)|style="/, 'has a script, a style or an address, which the site’s policy stops'],
      [/pathLength/, 'uses pathLength, which only browsers can draw: its share image would lack those lines'],
    ] as const)
      assert.doesNotMatch(readText(file), fault, `${file} ${what}`);
});

test('a count agrees with its noun', () => {
  assert.deepEqual(
    [counted(1, 'year', spelledFirst), counted(2, 'member'), counted(0, 'step'), counted(13, 'tool')],
    ['One year', 'two members', 'no steps', '13 tools'],
  );
});

test('two are both, and an article agrees with its noun', () => {
  assert.deepEqual([allOf(2, 'service'), allOf(5, 'service')], ['both services', 'all five services']);
  assert.deepEqual([withArticle('AI agency'), withArticle('studio')], ['an AI agency', 'a studio']);
});

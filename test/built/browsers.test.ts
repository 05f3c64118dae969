import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import type { Metafile } from 'esbuild';
import { oldestBrowsers } from '../../src/bundle/bundle.ts';
import { files as built, read } from '../support/built.ts';
import { assertNone } from '../support/files.ts';

/**
 * Features that a supported browser lacks and this site might use, with the pattern of each in minified code.
 * Newer features of JavaScript aren't listed: they don't compile (`lib` in tsconfig.json).
 * Progressive enhancements are allowed, so not listed: `moveBefore`, `interpolate-size`, `::details-content`,
 * `field-sizing`, scroll-driven animations, `text-wrap: pretty`, `@starting-style`, `details[name]`.
 * Source: MDN's compatibility tables.
 */
const newer: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['URL.parse', /\bURL\.parse\(/],
  ['Element.setHTML', /\.setHTML\(/],
  ['scheduler.yield', /\bscheduler\.yield\(/],
  ['requestIdleCallback', /(?<!typeof )\brequestIdleCallback\(/],
  ['CloseWatcher', /\bnew CloseWatcher/],
  ['anchor positioning', /\banchor-name:|\bposition-area:|\banchor\(/],
  ['CSS if and functions', /\bif\((style|media|supports)\(|@function /],
  ['calc-size', /calc-size\(/],
  ['container scroll state', /scroll-state\(/],
  ['text-box', /text-box(-trim|-edge)?:/],
  ['sibling-index', /sibling-(index|count)\(/],
  ['contrast-color', /contrast-color\(/],
  ['corner-shape', /corner-shape:/],
  [
    'a newer attribute',
    /<[^>]* (closedby|commandfor|hidden="until-found"|popover="hint"|contenteditable="plaintext-only")/,
  ],
];

/** Returns a sentence for each newer feature that a file uses. Searches a document's tags and styles, not its text. */
const newerIn = (file: string, text: string) => {
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
  return newer
    .filter(([, pattern]) => pattern.test(!file.endsWith('.html') || pattern.source.startsWith('<') ? text : styles))
    .map(([feature]) => `${file} uses ${feature}, which one of ${oldestBrowsers.join(', ')} lacks`);
};

test('no script, stylesheet or document uses a listed feature that a supported browser lacks', () => {
  const { outputs }: Metafile = JSON.parse(readFileSync('.build/metafile.json', 'utf8'));
  const isArticle = (file: string) => outputs[`dist/${file}`]?.entryPoint?.endsWith('.md');
  const files = built.filter((file) => /\.(html|js|css)$/.test(file) && !isArticle(file));
  assert.ok(files.length > 10);
  assertNone(files.flatMap((file) => newerIn(file, read(file))));
});

test('the check for newer browser features finds them in code, but not in a document’s text', () => {
  for (const text of ['let u=URL.parse(a)', '.a{position-area:top}', '.a{width:calc-size(auto,size)}'])
    assert.match(newerIn('a.js', text).join(), /^a\.js uses .*, which one of chrome125, /, text);
  assert.match(newerIn('a.html', '<button class="a" commandfor="x">').join(), /uses a newer attribute/);
  assert.match(newerIn('a.html', '<style>.a{corner-shape:bevel}</style>').join(), /uses corner-shape/);
  for (const text of ['URL.canParse(a)', '.a:has(b){color:light-dark(red,blue)}', 'else if(a)b()'])
    assert.deepEqual(newerIn('a.js', text), [], text);
  assert.deepEqual(newerIn('a.html', '<p>URL.parse(a)</p><details name="faq">'), []);
});

// Checks the drawings of articles and cases in dist/, without a browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { caseStudies, coverOf } from '../../src/content/pages/cases.ts';
import { files, read } from '../support/built.ts';

test('drawings of articles and case studies have a color for each line, also of solid parts, in both themes', () => {
  const drawings = files.filter((file) => /^images\/(articles|cases)\/.*\.svg$/.test(file)).map(read);
  const typed = drawings.filter((svg) => svg.includes('data-l='));
  assert.ok(typed.length > 0 || drawings.length === 0);
  for (const svg of typed) {
    assert.match(svg, /<style>[^<]*\.fig\{[^}]*stroke:var\(--ink\)[^<]*<\/style>.*<g class="fig">/s);
    for (const name of new Set(svg.match(/(?<=(?:stroke|fill):var\()--\w+/g)))
      assert.equal(svg.match(new RegExp(`[{;]${name}:#`, 'g'))?.length, 4, name);
  }
});

test('drawings with words contain the site’s typeface, because images can’t load it', () => {
  const [, font = ''] = /url\("\/(fonts\/[^"]+)"\)/.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];
  const source = readFileSync(`public/${font}`, 'base64');
  const folders = files.filter((file) => /^images\/(articles|cases)\/.*\.svg$/.test(file)).map(read);
  for (const svg of folders) {
    assert.equal(svg.includes(`url(data:font/woff2;base64,${source})`), svg.includes('<text'));
    assert.doesNotMatch(svg, /monospace/);
  }
});

test('the drawing of a case is on its page and on the home page', () => {
  for (const study of caseStudies) {
    const cover = coverOf(study);
    if (!cover) continue;
    for (const file of ['index.html', `cases/${study.slug}.html`])
      assert.ok(read(file).includes(`src="${cover}"`), file);
  }
});

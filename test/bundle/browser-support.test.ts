import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNewerFeatures } from '../../src/bundle/browser-support.ts';

const faultsOf = (text: string) => findNewerFeatures({ 'assets/site.js': text });

test('features newer than the oldest browsers are reported with file and line', () => {
  for (const text of [
    'let u=URL.parse(a)',
    '.a{position-area:top}',
    '.a{width:calc-size(auto,size)}',
    '.a{color:if(style(--x):red)}',
  ])
    assert.match(faultsOf(text)[0] ?? '', /^assets\/site\.js uses .*which one of chrome125, .* lacks: …/, text);
});

test('supported features and progressive enhancements are not reported', () => {
  for (const text of [
    'Object.entries(o).map(f);Promise.withResolvers();Object.groupBy(a,b);AbortSignal.any([a]);URL.canParse(a)',
    '.a:has(b){color:light-dark(red,blue)}',
    '.a{field-sizing:content;text-wrap:pretty}',
    'else if(a)b()',
  ])
    assert.deepEqual(faultsOf(text), [], text);
});

test('attributes are searched for in documents, and code in scripts', () => {
  assert.match(findNewerFeatures({ '/.html': '<button class="a" commandfor="x">' })[0] ?? '', /uses a newer attribute/);
  const article = {
    '/blog/a.html': '<p>URL.parse(a)</p><details name="faq">',
    'assets/a.js': "x='<dialog closedby=any>'",
  };
  assert.deepEqual(findNewerFeatures(article), []);
});

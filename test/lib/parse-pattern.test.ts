import assert from 'node:assert/strict';
import test from 'node:test';
import { matchRoute } from 'wouter';
import { parsePattern } from '../../src/lib/parse-pattern.ts';

const paramsOf = (pattern: string, path: string) => {
  const [isMatch, params] = matchRoute(parsePattern, pattern, path);
  return isMatch ? Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name))) : undefined;
};

test('a pattern matches its path, and returns its parameters', () => {
  assert.deepEqual(paramsOf('/', '/'), {});
  assert.deepEqual(paramsOf('/de/leistungen', '/de/leistungen'), {});
  assert.deepEqual(paramsOf('/blog/:slug', '/blog/a-b'), { slug: 'a-b' });
  assert.deepEqual(paramsOf('/:lang/blog/:slug', '/de/blog/x'), { lang: 'de', slug: 'x' });
  assert.deepEqual(paramsOf('*', '/any/thing'), {});
});

test('other cases, trailing slashes, empty parameters and other depths don’t match', () => {
  for (const path of ['/Blog/x', '/blog/x/', '/blog/', '/blog', '/blog/x/y', '/xblog/x'])
    assert.equal(paramsOf('/blog/:slug', path), undefined, path);
  assert.equal(paramsOf('/about.html', '/aboutxhtml'), undefined);
});

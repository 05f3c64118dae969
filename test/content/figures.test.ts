import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresIn } from '../support/figures.ts';
import { assertNone, filesBelow, readText } from '../support/files.ts';

test('no component of the site contains a figure of time, money or percent', () => {
  const found = filesBelow('src/site', /\.tsx?$/).flatMap((file) =>
    figuresIn(readText(file)).map((hit) => `${file}: ${hit}`),
  );
  assertNone(found);
});

test('the search for figures of time, money or percent finds them, however they are written', () => {
  for (const text of ["'in 36 hours.'", "'by 12%'", "'from $900'", "'4½ weeks'", "'two days'", "'a 30-day trial'"])
    assert.equal(figuresIn(text).length, 1, text);
  for (const text of ['// takes 5 ms', 'a24 hours', "'3 services'", "width={'100%'}", 'claims.support + days'])
    assert.deepEqual(figuresIn(text), [], text);
});

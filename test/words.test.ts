// Checks that tests read the site's words from src/content, so that changed labels break no test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesBelow, readText } from './support/files.ts';

/** Returns whether a file tests the site. Console and toasts have their own words, some identical to the site's. */
const testsSite = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/^test\/(spec|bench|admin|api|http|state|ui|toasts|server|demo\/api|owner|words)|console|toaster/.test(file);
/** Words of the console and the toasts that also occur in tests of the site. */
const others = ['Alerts', 'Email', 'Message', 'Sign in', 'Categories', 'Dashboard'];
const literal =
  /(?<before>(?:name: |hasText: |By\w+\(\s*|\w*[tT]est\(\s*|label\()?)(?:'(?<plain>(?:[^'\\\n]|\\.)*)'|`(?<template>[^`]*)`|\/(?<pattern>(?:[^/\\\n]|\\.)+)\/)/g;

test('no test spells a text that src/content exports', async () => {
  const texts = new Map<string, string>();
  for (const file of filesBelow('src/content', /^src\/content\/(?!assistant).*(?<!\.d)\.ts$/))
    for (const text of textsIn({ ...(await import(`../${file}`)) })) if (!others.includes(text)) texts.set(text, file);
  // A label must match whole; a sentence may be a part of the spelled text.
  const sentences = [...texts.keys()].filter((text) => text.length > 11 && text.includes(' '));
  const textIn = (spelled: string, isLabel: boolean) => {
    if (isLabel && spelled.length > 2 && texts.has(spelled)) return spelled;
    return spelled.includes(' ') ? sentences.find((text) => spelled.includes(text)) : undefined;
  };
  const found = filesBelow('test')
    .filter(testsSite)
    .flatMap((file) =>
      [...readText(file).matchAll(literal)].flatMap(({ groups = {} }) => {
        const before = groups.before ?? '';
        const spelled = (groups.plain ?? groups.template ?? groups.pattern ?? '').replaceAll(/^\^|\\|\$$/g, '');
        if (/est\($/.test(before.trim())) return [];
        const label = /:has-text\("([^"]+)"/.exec(spelled)?.[1];
        const own = textIn(label ?? spelled, before !== '' || label !== undefined);
        return own ? [`${file} spells '${own}': read it from ${texts.get(own)}`] : [];
      }),
    );
  assert.equal(found.join('\n'), '');
});

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

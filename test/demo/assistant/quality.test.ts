import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPassages } from '../../../src/demo/assistant/find-passage.ts';
import { passages } from '../../../src/demo/assistant/passages.ts';

/** Every twentieth of the phrases by which passages are known: all of them would take half a minute. */
const sample = passages
  .flatMap(({ title, phrases = '' }) => phrases.split(';').map((phrase) => ({ title, phrase })))
  .filter(({ phrase }, index) => phrase && index % 20 === 0);

/** Returns the share of phrases whose own passage is the best one. */
const share = (ask: (phrase: string) => string) =>
  sample.filter(({ title, phrase }) => findPassages(ask(phrase))[0]?.passage.title === title).length / sample.length;

test('a phrase finds its passage, also with swapped letters or within a longer question', () => {
  const shares = {
    alone: share((phrase) => phrase),
    misspelled: share((phrase) => phrase.replaceAll(/\b(\w\w)(\w)(\w)(\w{2,})/g, '$1$3$2$4')),
    longer: share((phrase) => `hello, can you please tell me ${phrase} for a small hotel?`),
  };
  const told = JSON.stringify(shares);
  assert.ok(shares.alone > 0.85 && shares.misspelled > 0.8 && shares.longer > 0.75, told);
});

test('no passage covers nonsense', () => {
  for (const question of ['qwertz', 'xyzzy plugh', 'zzz zzz zzz'])
    for (const { coverage } of findPassages(question)) assert.ok(coverage < 0.72, `${question}: ${coverage}`);
});

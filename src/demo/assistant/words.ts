import { synonyms } from '../../content/assistant/synonyms.ts';
import { clock, questionWords, shortForms, stopWords, suffixes, talkWords } from '../../content/assistant/words.ts';
import { site } from '../../content/site.ts';

function stem(word: string): string {
  return suffixes.reduce((root, [suffix, replacement]) => root.replace(suffix, replacement), word);
}

/** Expands a chat abbreviation; returns any other word unchanged. */
export function inFull(word: string): string {
  return Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word;
}

const stemmed = (words: string) => words.split(' ').map((word) => word.split('_').map(stem).join('_'));
const groups = synonyms.map(stemmed);
const synonymsByTerm = new Map<string, string[]>();
for (const group of groups)
  for (const term of group) synonymsByTerm.set(term, [...(synonymsByTerm.get(term) ?? []), ...group]);
const stops = new Set(stemmed(`${stopWords} ${site.name.toLowerCase()}`));
const talk = new Set(stemmed(talkWords).filter((term) => !synonymsByTerm.has(term)));
const questions = new Set(stemmed(questionWords));

/** Terms of several words, longest first. `turn_off` also matches 'turn it off'. */
const compounds = [...new Set([...synonymsByTerm.keys(), ...questions, ...talk])]
  .filter((term) => term.includes('_'))
  .toSorted((a, b) => b.length - a.length)
  .map((term) => ({
    term,
    last: term.split('_').at(-1) ?? '',
    pattern: new RegExp(`(?<= )${term.replaceAll('_', '((?: \\S+){0,2}?) ')}(?= )`, 'g'),
  }));

/** Every stem in the word lists, for spelling correction. */
export const knownStems: readonly string[] = [...stops, ...talk, ...questions, ...synonymsByTerm.keys()].flatMap(
  (term) => term.split('_'),
);

/** Splits a text into stems, in order, including stop words. `correct` fixes misspelled stems. */
function stemsOf(text: string, correct: (stem: string) => string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']|[.]?js\b/g, '')
    .replace(clock, ' hour ');
  const words = (plain.match(/[\p{L}\p{N}]+(\.\p{N}+)*/gu) ?? []).flatMap((word) => inFull(word).split(' '));
  return words.map((word) => correct(stem(word)));
}

/** Returns the terms of a question or a phrase without stop words; compound terms replace their words. */
export function termsOf(text: string, correct = (stem: string) => stem): string[] {
  const stems = stemsOf(text, correct);
  let line = ` ${stems.join(' ')} `;
  // Skips compounds whose last word is missing: a search for every compound would delay the start by a second.
  const present = new Set(stems);
  for (const { term, pattern } of compounds.filter(({ last }) => present.has(last)))
    line = line.replace(pattern, (whole, ...between) => {
      const within: string[] = between.slice(0, -2).join('').split(' ');
      return within.every((word) => !word || stops.has(word)) ? term : whole;
    });
  return [...new Set(line.split(' '))].filter((term) => term && !stops.has(term));
}

/** Returns the terms of a text to index: compound terms, and also their single words. */
export function indexedTermsOf(text: string): string[] {
  const single = stemsOf(text, (word) => word).filter((term) => !stops.has(term));
  return [...new Set([...single, ...termsOf(text).filter((term) => term.includes('_'))])];
}

/** Returns the weight of a term, 0 to 1. Filler words, numbers and question words count less than other words. */
export function weightOf(term: string): number {
  return talk.has(term) || /^\d+$/.test(term) ? 0.3 : questions.has(term) ? 0.5 : 1;
}

export function synonymsOf(term: string): readonly string[] {
  return synonymsByTerm.get(term) ?? [];
}

/** Ranks the site's passages for a question: BM25 over two MiniSearch indexes, of passages and of known phrases. */
import MiniSearch from 'minisearch';
import type { Passage } from '../../content/assistant/passage.ts';
import { passages } from './passages.ts';
import { indexedTermsOf, knownStems, synonymsOf, termsOf, weightOf } from './words.ts';

export interface Found {
  passage: Passage;
  score: number;
  /** The share of the question that the passage covers, 0 to 1; rare words count more. */
  coverage: number;
  /** The similarity of the question to the most similar phrase of the passage, 0 to 1. */
  likeness: number;
  /** The weight of the heaviest term that the passage lacks, as a share of the question. */
  missing: number;
}

/**
 * The weights of a passage's score, where a match in the passage's text counts 1:
 *
 * - `title`, `asked`: a match in the passage's title, or in its search words
 * - `synonym`, `corrected`: a match of a synonym, or of a corrected word, which alone is never a sure answer
 * - `context`: a word of the previous question, or of a fact about the visitor
 * - `uncovered`: the share of the text score that a passage with zero coverage keeps
 * - `question`: the exponent of the question's matched share in `likeness`; the phrase's exponent is 1 - `question`
 */
const weights = { title: 3, asked: 1.5, synonym: 0.75, corrected: 0.7, context: 0.4, uncovered: 0.2, question: 0.65 };

// Terms are already stemmed and separated by spaces.
const options = { tokenize: (terms: string) => terms.split(' '), processTerm: (term: string) => term || null };
const passageIndex = new MiniSearch({ ...options, fields: ['title', 'asked', 'text'] });
const phraseIndex = new MiniSearch({ ...options, fields: ['terms'], storeFields: ['terms', 'of'] });
const spelling = new MiniSearch<{ id: string; word: string }>({ ...options, fields: ['word'] });
const frequency = new Map<string, number>();

for (const [id, { title, asked = '', text, phrases = '' }] of passages.entries()) {
  const fields = { id, title: indexedTermsOf(title), asked: indexedTermsOf(asked), text: indexedTermsOf(text) };
  const all = phrases.split(';').map((phrase) => termsOf(phrase));
  passageIndex.add({ id, title: fields.title.join(' '), asked: fields.asked.join(' '), text: fields.text.join(' ') });
  for (const terms of all.filter(({ length }) => length > 0))
    phraseIndex.add({ id: phraseIndex.documentCount, terms: terms.join(' '), of: id });
  for (const term of new Set([...fields.title, ...fields.asked, ...fields.text, ...all.flat()]))
    frequency.set(term, (frequency.get(term) ?? 0) + 1);
}
const known = new Set([...knownStems, ...frequency.keys()]);
for (const word of known) if (word.length > 3 && !word.includes('_')) spelling.add({ id: word, word });

/** Corrects two swapped letters in an unknown stem. */
function unswapped(stem: string): string {
  if (known.has(stem) || stem.length < 4) return stem;
  const swaps = Array.from(stem, (_, at) => stem.slice(0, at) + (stem[at + 1] ?? '') + stem[at] + stem.slice(at + 2));
  return swaps.find((word) => known.has(word)) ?? stem;
}

/** Returns the nearest known stem with the same first letter; `stem` if none is one edit away (two in long words). */
function nearest(stem: string): string {
  if (known.has(stem) || stem.length < 4 || /\d/.test(stem)) return stem;
  const filter = ({ id }: { id: string }) => id[0] === stem[0];
  return spelling.search(stem, { fuzzy: stem.length > 5 ? 2 : 1, filter })[0]?.id ?? stem;
}

/** Returns the weighted inverse document frequency of a term, or of a synonym if that is more frequent. */
function rarityOf(term: string): number {
  const most = Math.max(1, ...[term, ...synonymsOf(term)].map((word) => frequency.get(word) ?? 0));
  return weightOf(term) * Math.log(1 + passages.length / most);
}

/** Matches facts about the visitor, such as "as a dentist", which say little about the question. */
const circumstances =
  /(\bfor (my|our|an?|\w+s\b)|(^|[,.;:!?] )as an? |\b(we|i)( are|['’]re| am|['’]m| have| run| own) (an?|the))\b[^,.;:!?]*/gi;

/** Returns the passages that answer a question, best first. `context` is the previous question, for a follow-up. */
export function findPassages(question: string, context = ''): Found[] {
  const corrected = new Set<string>();
  const read = (text: string) =>
    termsOf(text, (stem) => {
      const word = nearest(unswapped(stem));
      if (word !== unswapped(stem)) corrected.add(word);
      return word;
    });
  const asked = new Map(read(`${context} ${question}`).map((term) => [term, weights.context]));
  for (const term of read(question.replace(circumstances, ' '))) asked.set(term, 1);
  /** Maps each search term to a term of the question: the same term, or the term that it's a synonym of. */
  const meant = new Map<string, string>();
  for (const term of asked.keys())
    for (const word of [term, ...synonymsOf(term)])
      if (word === term || !(asked.has(word) || meant.has(word))) meant.set(word, term);
  const quality = (word: string) =>
    Math.min(asked.has(word) ? 1 : weights.synonym, corrected.has(meant.get(word) ?? word) ? weights.corrected : 1);
  const worth = (term: string) => (asked.get(term) ?? 0) * rarityOf(term);
  const total = sum([...asked.keys()].map(worth));
  const covered = (terms: readonly string[], most = 1) => {
    const shares = new Map<string, number>();
    for (const word of terms) {
      const term = meant.get(word) ?? word;
      shares.set(term, Math.max(shares.get(term) ?? 0, Math.min(most, quality(word))));
    }
    return shares;
  };
  const search = (index: MiniSearch) =>
    index.search([...meant.keys()].join(' '), {
      boost: weights,
      boostTerm: (word) => {
        const term = meant.get(word) ?? word;
        return (asked.get(term) ?? 0) * weightOf(term) * quality(word);
      },
    });

  const phrases = new Map<number, { likeness: number; shares: Map<string, number> }>();
  for (const { of, terms: all, queryTerms } of search(phraseIndex)) {
    const shares = covered(queryTerms);
    const phrase: string[] = String(all).split(' ');
    const matched = phrase.filter((word) => queryTerms.includes(word)).map((word) => rarityOf(word) * quality(word));
    const ofQuestion = sum([...shares].map(([term, share]) => worth(term) * share)) / total;
    const likeness =
      ofQuestion ** weights.question * (sum(matched) / sum(phrase.map(rarityOf))) ** (1 - weights.question);
    if (likeness > (phrases.get(of)?.likeness ?? 0)) phrases.set(of, { likeness, shares });
  }
  const texts = new Map(search(passageIndex).map((result) => [result.id as number, result]));
  const best = Math.max(...[...texts.values()].map(({ score }) => score));
  return passages
    .flatMap((passage, id) => {
      const [text, phrase] = [texts.get(id), phrases.get(id)];
      if (!text && !phrase) return [];
      const inText = covered(text?.queryTerms ?? [], 0.9);
      const shareOf = (term: string) => Math.max(inText.get(term) ?? 0, phrase?.shares.get(term) ?? 0);
      const coverage = sum([...asked.keys()].map((term) => worth(term) * shareOf(term))) / total;
      const missing = Math.max(0, ...[...asked.keys()].filter((term) => !shareOf(term)).map(worth)) / total;
      const { weight = 1 } = passage;
      const likeness = phrase?.likeness ?? 0;
      const relevance = text
        ? (text.score / best) * (weights.uncovered + (1 - weights.uncovered) * coverage) * weight
        : 0;
      const score = relevance + (likeness + likeness ** 6) * Math.sqrt(weight);
      return [{ passage, score, coverage, likeness, missing }];
    })
    .toSorted((a, b) => b.score - a.score);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

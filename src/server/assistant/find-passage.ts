import type { Passage } from '../../content/assistant/overviews.ts';
import { passages } from './passages.ts';
import { allTermsOf, type Kind, kindOf, knownWords, nearestWord, synonymsOf, termsOf, wordsOf } from './words.ts';

interface Entry {
  passage: Passage;
  /** How much of it each term is, 0 to 1. */
  weights: ReadonlyMap<string, number>;
  /** Words of which a question has to hold one. */
  subject: readonly string[] | undefined;
  /** Terms that it is asked for by. */
  heads: ReadonlySet<string>;
}

/** A word or phrase of a question. */
interface Term {
  term: string;
  synonyms: readonly string[];
  kind: Kind | undefined;
  rarity: number;
}

export interface Found {
  passage: Passage;
  /** The part of the question that it is about, 0 to 1, the rarer words counting more. */
  coverage: number;
  score: number;
}

/** How much more a word counts in a title, and among those that a passage is asked for by, than in its text. */
const TITLE = 2.5;
const ASKED = 1.5;
/** A synonym is a guess. */
const SYNONYM = { score: 0.6, coverage: 0.8 };
/** A word of any talk tells passages apart, but hardly what is asked. */
const TALK = { score: 0.4, coverage: 0.3 };
/** Weight of words in a passage's text, where they may stand by the way. */
const BODY = 0.85;
/** A word of the question before, or of what somebody tells of themselves. */
const CONTEXT = 0.4;
/** The share of a score that needs no coverage: one rare word is not yet what a question is about. */
const UNCOVERED = 0.2;

const vocabulary = new Set(knownWords);
const entries: readonly Entry[] = passages.map(readPassage);
const frequency = new Map<string, number>();
for (const { weights } of entries)
  for (const term of weights.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);

/** How often a term stands in a passage, softened, so that a long one does not win by its length. */
function readPassage(passage: Passage): Entry {
  const { title, text, asked = '' } = passage;
  const read = (words: string) => {
    const list = wordsOf(words);
    for (const word of list) vocabulary.add(word);
    return allTermsOf(list);
  };
  const [titled, wanted, body] = [read(title), read(asked), read(text)];
  const counts = new Map<string, number>();
  for (const [terms, weight] of [
    [titled, TITLE],
    [wanted, ASKED],
    [body, 1],
  ] as const)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
  const length = 0.7 + body.length / 120;
  const weights = new Map([...counts].map(([term, count]) => [term, count / (count + length)]));
  const subject = titled.find((term) => kindOf(term) === 'subject');
  return {
    passage,
    weights,
    heads: new Set([...titled, ...wanted]),
    subject: subject ? [subject, ...synonymsOf(subject)] : undefined,
  };
}

/** Words of who asks, and for whom: no part of the question. */
const circumstances =
  /\b(for (my|our|an?|\w+s\b)|(we|i)( are|['’]re| am|['’]m| have| run| own) (an?|the))\b[^,.;:!?]*/gi;

/** The terms of a question, those of the one before counting less. */
function readQuestion(question: string, context: string): Term[] {
  const counts = new Map<string, number>();
  const read = (words: string, count: number) => {
    for (const term of termsOf(wordsOf(words).map(known))) counts.set(term, count);
  };
  read(`${context} ${question}`, CONTEXT);
  read(question.replace(circumstances, ' '), 1);
  return [...counts].map(([term, count]) => {
    const synonyms = synonymsOf(term);
    const known = Math.max(1, ...[term, ...synonyms].map((word) => frequency.get(word) ?? 0));
    return { term, synonyms, kind: kindOf(term), rarity: count * Math.log(1 + entries.length / known) };
  });
}

/** A word that stands nowhere here is read as its nearest; a number is only what it is. */
function known(word: string): string {
  if (vocabulary.has(word) || word.length < 3) return word;
  return /\d/.test(word) ? '' : (nearestWord(word, vocabulary) ?? word);
}

/** The passage that answers the words of a question best; `context` are words of the question before. Null: none does. */
export function findPassage(question: string, context = ''): Found | null {
  const asked = readQuestion(question, context);
  const found = entries.map((entry) => score(entry, asked));
  return found.reduce<Found | null>((best, other) => (other.score > (best?.score ?? 0) ? other : best), null);
}

function score({ passage, weights, heads, subject }: Entry, asked: readonly Term[]): Found {
  const isMeant = !subject || asked.some(({ term, kind }) => kind === 'subject' && subject.includes(term));
  const isVague = asked.every(({ kind }) => kind === 'talk');
  let [score, covered, total] = [0, 0, 0];
  for (const { term, synonyms, kind, rarity } of asked) {
    const isStrict = isVague || kind === 'subject';
    const weightOf = (word: string) => (isStrict && !heads.has(word) ? 0 : (weights.get(word) ?? 0));
    const own = weightOf(term);
    const other = Math.max(0, ...synonyms.map(weightOf));
    const isHead = heads.has(term);
    const isLight = kind === 'talk' || (kind === 'question' && !isHead);
    score += rarity * (isLight ? TALK.score : 1) * Math.max(own, other * SYNONYM.score);
    const weight = rarity * (isLight ? TALK.coverage : 1);
    total += weight;
    if (own) covered += weight * (isHead ? 1 : BODY);
    else if (other) covered += weight * SYNONYM.coverage;
  }
  const coverage = covered / total;
  const trust = isMeant ? (passage.weight ?? 1) : 0;
  // Whatever it is that has a price: the answer to it is one.
  return { passage, coverage: subject ? 1 : coverage, score: score * (UNCOVERED + (1 - UNCOVERED) * coverage) * trust };
}

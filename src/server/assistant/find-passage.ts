import type { Passage } from '../../content/assistant/passage.ts';
import { passages } from './passages.ts';
import { amount, type Shape, shapes } from './shapes.ts';
import { allTermsOf, type Kind, kindOf, knownWords, nearestWord, synonymsOf, termsOf, wordsOf } from './words.ts';

interface Entry {
  passage: Passage;
  /** How much of it each term is, 0 to 1. */
  weights: ReadonlyMap<string, number>;
  /** Words of which a question has to hold one. */
  subject: readonly string[] | undefined;
  /** Terms that it is asked for by. */
  heads: ReadonlySet<string>;
  /** The terms of each phrase that it is asked for with. */
  phrases: readonly ReadonlySet<string>[];
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
  /** How much the question is like a phrase that the passage is asked for with, 0 to 1. */
  likeness: number;
  /** The part of the question that its weightiest word has which the passage leaves out. */
  left: number;
  /** Whether words of any talk are all there is to it. */
  isVague: boolean;
}

/** How much more a word counts in a title, and among those that a passage is asked for by, than in its text. */
const TITLE = 2.5;
const ASKED = 1.5;
/** A synonym is a guess. */
const SYNONYM = { score: 0.6, coverage: 0.8, phrase: 0.75 };
/** A word of any talk tells passages apart, but hardly what is asked. */
const TALK = { score: 0.4, coverage: 0.3 };
/** Weight of words in a passage's text, where they may stand by the way. */
const BODY = 0.85;
/** A word of the question before, or of what somebody tells of themselves. */
const CONTEXT = 0.4;
/** A word for the kind of answer, as 'who' and 'when'. */
const QUESTION = 0.5;
/** How much being like a phrase counts beside the words of a passage. */
const LIKE = 0.6;
/** Of the question and the phrase it is like, the question's share in how like they are. */
const ASKED_SHARE = 0.65;
/** The share of a score that needs no coverage: one rare word is not yet what a question is about. */
const UNCOVERED = 0.2;

const vocabulary = new Set(knownWords);
const entries: readonly Entry[] = passages.map(readPassage);
const frequency = new Map<string, number>();
for (const { weights, phrases } of entries)
  for (const term of new Set([...weights.keys(), ...phrases.flatMap((terms) => [...terms])]))
    frequency.set(term, (frequency.get(term) ?? 0) + 1);

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
    phrases: (passage.phrases ?? '')
      .split(';')
      .map((phrase) => {
        const list = wordsOf(phrase);
        for (const word of list) vocabulary.add(word);
        return new Set(termsOf(list));
      })
      .filter(({ size }) => size > 0),
    subject: subject ? [subject, ...synonymsOf(subject)] : undefined,
  };
}

/** Words of who asks, and for whom: no part of the question. */
const circumstances =
  /(\bfor (my|our|an?|\w+s\b)|(^|[,.;:!?] )as an? |\b(we|i)( are|['’]re| am|['’]m| have| run| own) (an?|the))\b[^,.;:!?]*/gi;

/** The terms of a question, those of the one before counting less. */
function readQuestion(question: string, context: string): Term[] {
  const counts = new Map<string, number>();
  const read = (words: string, count: number) => {
    for (const term of termsOf(wordsOf(words).flatMap((word) => known(word).split(' ')))) counts.set(term, count);
  };
  const plain = question.replace(amount, ' ');
  read(`${context} ${plain}`, CONTEXT);
  read(plain.replace(circumstances, ' '), 1);
  return [...counts].map(([term, count]) => {
    const synonyms = synonymsOf(term);
    return { term, synonyms, kind: kindOf(term), rarity: count * rarityOf(term, synonyms) };
  });
}

/** A word that stands nowhere here is read as two that do, or as its nearest; a number is only what it is. */
function known(word: string): string {
  if (vocabulary.has(word) || word.length < 3) return word;
  for (let at = 4; at <= word.length - 4; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(first) && [second, second.replace(/s$/, '')].some((part) => vocabulary.has(part)))
      return `${first} ${second}`;
  }
  return /\d/.test(word) ? '' : (nearestWord(word, vocabulary) ?? word);
}

/** The passages that answer the words of a question, the best first; `context` are words of the question before. */
export function findPassages(question: string, context = ''): Found[] {
  const asked = readQuestion(question, context);
  const shape = shapes.filter(({ pattern }) => pattern.test(question));
  const found = entries.map((entry) => score(entry, asked, shape)).filter(({ score }) => score > 0);
  return found.toSorted((a, b) => b.score - a.score);
}

/** The worth of a term in a question or a phrase, among the others there. */
function weightOf({ rarity, kind }: Pick<Term, 'rarity' | 'kind'>): number {
  return rarity * (kind === 'talk' ? TALK.coverage : kind === 'question' ? QUESTION : 1);
}

/** How rare a term is that may be read as its synonyms, too. */
function rarityOf(term: string, synonyms: readonly string[]): number {
  const known = Math.max(1, ...[term, ...synonyms].map((word) => frequency.get(word) ?? 0));
  return Math.log(1 + entries.length / known);
}

/** The phrase of a passage that a question is most like: both have to cover each other. */
function nearestPhrase(phrases: Entry['phrases'], asked: readonly Term[]) {
  const total = asked.reduce((sum, term) => sum + weightOf(term), 0);
  let best: { likeness: number; terms: ReadonlySet<string> } = { likeness: 0, terms: new Set() };
  for (const phrase of phrases) {
    let covered = 0;
    const matched = new Map<string, number>();
    for (const term of asked) {
      const isOwn = phrase.has(term.term);
      const words = isOwn ? [term.term] : term.synonyms.filter((word) => phrase.has(word));
      if (words.length > 0) covered += weightOf(term) * (isOwn ? 1 : SYNONYM.phrase);
      for (const word of words) matched.set(word, Math.max(matched.get(word) ?? 0, isOwn ? 1 : SYNONYM.phrase));
    }
    if (covered === 0) continue;
    let [matching, whole] = [0, 0];
    for (const word of phrase) {
      const weight = phraseWeight(word);
      matching += weight * (matched.get(word) ?? 0);
      whole += weight;
    }
    const likeness = (covered / total) ** ASKED_SHARE * (matching / whole) ** (1 - ASKED_SHARE);
    if (likeness > best.likeness) best = { likeness, terms: phrase };
  }
  return best;
}

const phraseWeights = new Map<string, number>();
function phraseWeight(term: string): number {
  const weight = phraseWeights.get(term) ?? weightOf({ kind: kindOf(term), rarity: rarityOf(term, synonymsOf(term)) });
  phraseWeights.set(term, weight);
  return weight;
}

function score(
  { passage, weights, heads, subject, phrases }: Entry,
  asked: readonly Term[],
  shape: readonly Shape[],
): Found {
  const isMeant = !subject || asked.some(({ term, kind }) => kind === 'subject' && subject.includes(term));
  const isVague = asked.every(({ kind }) => kind === 'talk');
  const shaped = shape.find(({ title }) => title === passage.title);
  const nearest = nearestPhrase(phrases, asked);
  let [score, covered, total, left] = [0, 0, 0, 0];
  for (const { term, synonyms, kind, rarity } of asked) {
    const isStrict = isVague || kind === 'subject';
    const weightIn = (word: string) => (isStrict && !heads.has(word) ? 0 : (weights.get(word) ?? 0));
    const own = weightIn(term);
    const other = Math.max(0, ...synonyms.map(weightIn));
    const isHead = heads.has(term);
    const isLight = kind === 'talk' || (kind === 'question' && !isHead);
    score += rarity * (isLight ? TALK.score : 1) * Math.max(own, other * SYNONYM.score);
    const weight = rarity * (isLight ? TALK.coverage : 1);
    const inPhrase = nearest.terms.has(term)
      ? 1
      : synonyms.some((word) => nearest.terms.has(word))
        ? SYNONYM.coverage
        : 0;
    const inPassage = own ? (isHead ? 1 : BODY) : other ? SYNONYM.coverage : 0;
    const share = Math.max(inPhrase, inPassage);
    total += weight;
    covered += weight * share;
    if (!share) left = Math.max(left, weight);
  }
  if (total === 0) return { passage, coverage: 0, score: 0, likeness: 0, left: 1, isVague };
  const coverage = Math.max(covered / total, shaped?.coverage ?? 0);
  const likeness = Math.max(nearest.likeness, shaped?.likeness ?? 0);
  const weight = passage.weight ?? 1;
  const body = (score / total) * (UNCOVERED + (1 - UNCOVERED) * coverage) * (isMeant ? weight : 0);
  return {
    passage,
    coverage,
    score: body + LIKE * (likeness + likeness ** 6) * Math.sqrt(weight),
    likeness,
    left: left / total,
    isVague,
  };
}

import type { Passage } from '../../content/assistant-overviews.ts';
import { talkWords } from '../../content/assistant-words.ts';
import { passages } from './passages.ts';
import { nearestWord, synonymsOf, wordsOf } from './words.ts';

interface Entry {
  passage: Passage;
  /** How much of it each word is. */
  weights: ReadonlyMap<string, number>;
}

export interface Found {
  passage: Passage;
  /** The part of the question that it is about, 0 to 1, the rarer words counting more. */
  coverage: number;
}

/** A synonym is a guess. */
const SYNONYM = 0.6;
const TITLE = 2;
const ASKED = 1.5;
/** A word of the question before. */
const CONTEXT = 0.4;
/** A word of any talk. */
const TALK = 0.2;

const entries: readonly Entry[] = passages.map((passage) => ({ passage, weights: weigh(passage) }));
const frequency = new Map<string, number>();
for (const { weights } of entries)
  for (const word of weights.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);

const talk = new Set(wordsOf(talkWords));
for (const word of passages.flatMap(({ asked = '' }) => wordsOf(asked))) talk.delete(word);

/** How often a word stands in a passage, softened, so that a long one does not win by its length. */
function weigh({ title, text, asked = '' }: Passage): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  const body = wordsOf(text);
  add(body, 1);
  add(wordsOf(title), TITLE);
  add(wordsOf(asked), ASKED);
  const length = 0.6 + 0.4 * (body.length / 40);
  return new Map([...counts].map(([word, count]) => [word, (count * 2.2) / (count + 1.2 * length)]));
}

function rarity(word: string): number {
  return Math.log(1 + entries.length / (frequency.get(word) ?? 1));
}

/** The passage that answers the words of a question best; `context` are words of the question before. Null: none does. */
export function findPassage(question: string, context = ''): Found | null {
  const asked = new Map<string, number>();
  for (const word of wordsOf(context)) asked.set(known(word), CONTEXT);
  for (const word of wordsOf(question)) asked.set(known(word), talk.has(word) ? TALK : 1);
  let best: Found | null = null;
  let highest = 0;
  const total = [...asked].reduce((sum, [word, weight]) => sum + weight * rarity(word), 0);
  for (const { passage, weights } of entries) {
    let score = 0;
    let covered = 0;
    for (const [word, weight] of asked) {
      const own = weights.get(word) ?? 0;
      const other = own ? 0 : Math.max(0, ...synonymsOf(word).map((synonym) => weights.get(synonym) ?? 0)) * SYNONYM;
      score += weight * rarity(word) * (own + other);
      if (own || other) covered += weight * rarity(word) * (own ? 1 : SYNONYM + 0.2);
    }
    // One rare word is not yet what a question is about.
    score *= (passage.weight ?? 1) * (0.4 + (0.6 * covered) / total);
    if (score > highest) [best, highest] = [{ passage, coverage: covered / total }, score];
  }
  return best;
}

function known(word: string): string {
  if (frequency.has(word) || synonymsOf(word).length > 0) return word;
  return nearestWord(word, frequency.keys()) ?? word;
}

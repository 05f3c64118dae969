import { synonyms } from '../../content/assistant/synonyms.ts';
import {
  irregularForms,
  questionWords,
  shortForms,
  stopWords,
  subjectWords,
  talkWords,
} from '../../content/assistant/words.ts';
import { site } from '../../content/site.ts';

/** Endings, in the order in which they are taken off; what is left has to be long enough to tell words apart. */
const endings: readonly [ending: RegExp, left: string][] = [
  [/(?<=\w\w)ies$/, 'y'],
  [/(?<=\w[^su])(?<!^custom)s$/, ''],
  [/(?<=\w\w)ied$/, 'y'],
  [/(?<=\w\w)is(?=(e|ed|ing|ation)$)/, 'iz'],
  [/(?<=[aeiouy]\w+)(ing|ed)$|(?<=\w{4})ly$/, ''],
  [/([bdfglmnprt])\1$/, '$1'],
  [/(?<=\w{3})ability$/, 'able'],
  [/(?<=\w{3})ibility$/, 'ible'],
  [/(?<=\w{5})ation$|(?<=\w{5})ate?$|(?<=\w{4})ion$/, ''],
  [/(?<=\w{3})(ment|ness|able)$|(?<=\w{4})(?<!custom|numb|found)er$/, ''],
  [/e$/, ''],
  [/([bdfglmnprt])\1$/, '$1'],
];

/** A word without its endings: 'automation', 'automated' and 'automates' are one. */
export function stem(word: string): string {
  const regular = Object.hasOwn(irregularForms, word) ? (irregularForms[word] ?? word) : word;
  return endings.reduce((root, [ending, left]) => root.replace(ending, left), regular);
}

/** A word that was shortened in a hurry, in whole words. */
export function inFull(word: string): string {
  return Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word;
}

/** A time of the day asks for that hour, whichever it is; accents are off already. */
const clock = /\b\d{1,2}([:.]\d\d)? ?([ap]\.?m\b|oclock\b)/g;

/** The words of a text as they stand there, in small letters without accents. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']|[.]?js\b/g, '')
    .replace(clock, ' hour ');
  return (plain.match(/[\p{L}\p{N}]+(\.\p{N}+)*/gu) ?? []).flatMap((word) => inFull(word).split(' '));
}

const stemmed = (words: string) => words.split(' ').map((word) => word.split('_').map(stem).join('_'));
const stops = new Set(stemmed(`${stopWords} ${site.name.toLowerCase()}`));
const groups = synonyms.map(stemmed);
const synonymsByTerm = new Map<string, string[]>();
for (const group of groups)
  for (const term of group) synonymsByTerm.set(term, [...(synonymsByTerm.get(term) ?? []), ...group]);
/** Words of talk, without those for a thing, as 'based' and 'values' are. */
const talk = stemmed(talkWords).filter((term) => !groups.flat().includes(term));
const kinds = new Map<string, Kind>([
  ...talk.map((term) => [term, 'talk'] as const),
  ...stemmed(questionWords).map((term) => [term, 'question'] as const),
  ...stemmed(subjectWords).map((term) => [term, 'subject'] as const),
]);
/** Terms of several words: 'turn off' is one also in 'turn it all off'. The longest are looked for first. */
const phrases = [...new Set([...groups.flat(), ...kinds.keys()])]
  .filter((term) => term.includes('_'))
  .toSorted((a, b) => b.length - a.length)
  .map((term) => ({ term, pattern: new RegExp(`(?<= )${term.replaceAll('_', '((?: \\S+){0,2}?) ')}(?= )`, 'g') }));

/** The terms of words: their stems and phrases, in order, without those that say nothing. */
export function termsOf(words: readonly string[]): string[] {
  let line = stemsOf(words);
  for (const { term, pattern } of phrases)
    line = line.replace(pattern, (whole, ...between) => {
      const within = between.slice(0, -2).join('');
      return within.split(' ').every((word) => !word || stops.has(word)) ? term : whole;
    });
  return telling(line);
}

/** The words of phrases, too, each by itself: what a passage is found by. */
export function allTermsOf(words: readonly string[]): string[] {
  const terms = telling(stemsOf(words));
  return [...terms, ...termsOf(words).filter((term) => term.includes('_'))];
}

const stemsOf = (words: readonly string[]) => ` ${words.map(stem).join(' ')} `;
const telling = (line: string) => line.split(' ').filter((term) => term && !stops.has(term));

/** `talk` says little of what is asked, `question` what kind of answer is wanted, `subject` what a passage has to be about. */
export type Kind = 'talk' | 'question' | 'subject';

export function kindOf(term: string): Kind | undefined {
  return /^\d+$/.test(term) ? 'talk' : kinds.get(term);
}

/** Other terms that a term may stand for. */
export function synonymsOf(term: string): readonly string[] {
  return synonymsByTerm.get(term) ?? [];
}

/** Every word that is written down here, for the search after the one that was meant. */
export const knownWords: readonly string[] = [stopWords, talkWords, questionWords, subjectWords, ...synonyms].flatMap(
  (line) => line.split(/[ _]/),
);

/**
 * The word of a vocabulary that was probably meant: one slip, two in a long word, none in its first letter. In a short word a
 * letter that is another, and in one of four letters also one too many or too few, makes a word of its own.
 */
export function nearestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  const replaced = word.length > 6 ? 1 : 2;
  let best: string | undefined;
  let least = word.length > 8 ? 3 : 2;
  for (const known of vocabulary) {
    if (known[0] !== word[0] || known.length < 4 || Math.abs(known.length - word.length) >= least) continue;
    if (word.length < 5 && known.length !== word.length) continue;
    const distance = editDistance(word, known, replaced);
    if (distance < least) [best, least] = [known, distance];
  }
  return best;
}

/** How many letters have to be added, left out, replaced (each counting `replaced`), or swapped with the next. */
function editDistance(a: string, b: string, replaced: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 99) + 1 : 99;
      row[j] = Math.min(
        (last[j] ?? 99) + 1,
        (row[j - 1] ?? 99) + 1,
        (last[j - 1] ?? 99) + (isSame ? 0 : replaced),
        swap,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 99;
}

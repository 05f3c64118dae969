import { stopWords, synonyms } from '../../content/assistant-words.ts';

const ignored = new Set(stopWords.split(' ').flatMap((word) => [word, stem(word)]));

/** A word without its endings: 'automation', 'automated' and 'automates' are one. */
export function stem(word: string): string {
  let root = word.replace(/’?'?s$/, (ending) => (word.length > 3 && !/ss$/.test(word) ? '' : ending));
  if (root.length > 4) root = root.replace(/(ational|ation|ator|ating|ated|ate)$/, 'at').replace(/ie$/, 'y');
  if (root.length > 5) root = root.replace(/(ing|ment|able|ible|ness|ion|ed|er|ly)$/, '');
  return root.replace(/e$/, '').replace(/([bdglmnprt])\1$/, '$1');
}

/** The words of a text that say what it is about, stemmed, in order. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{N}][\p{L}\p{N}.#+-]*/gu) ?? [];
  return words
    .flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
    .map((word) => word.replace(/[.-]+$/, ''))
    .filter((word) => word && !ignored.has(word))
    .map(stem)
    .filter((word) => !ignored.has(word));
}

const groups = synonyms.map((line) => [...new Set(line.split(' ').flatMap(wordsOf))]);

/** What else may be meant by a stemmed word. */
export function synonymsOf(word: string): string[] {
  return groups
    .filter((group) => group.includes(word))
    .flat()
    .filter((other) => other !== word);
}

/** The word of a vocabulary that was probably meant: one slip in a short word, two in a long one. */
export function nearestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  const allowed = word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
  let best: string | undefined;
  let least = allowed + 1;
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) >= least || known.length < 4) continue;
    const distance = editDistance(word, known);
    if (distance < least) [best, least] = [known, distance];
  }
  return best;
}

/** How many letters have to be added, left out, replaced, or swapped with the next. */
function editDistance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 99) + 1 : 99;
      row[j] = Math.min((last[j] ?? 99) + 1, (row[j - 1] ?? 99) + 1, (last[j - 1] ?? 99) + (isSame ? 0 : 1), swap);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 99;
}

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Spells a count, such as 'five', or 'no' for 0. Counts above twelve are digits. */
export function spelled(count: number): string {
  return words[count] ?? String(count);
}

/** Spells a count with a capital letter, for the start of a sentence. */
export function spelledFirst(count: number): string {
  const word = spelled(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns a spelled count with its noun, such as 'one year' or 'five years'. */
export function counted(count: number, noun: string, spell = spelled): string {
  return `${spell(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns 'both services', or 'all five services'. */
export function allOf(count: number, noun: string): string {
  return count === 2 ? `both ${noun}s` : `all ${counted(count, noun)}`;
}

/** Returns a noun with its article, such as 'an AI agency'. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

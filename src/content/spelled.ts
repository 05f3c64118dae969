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

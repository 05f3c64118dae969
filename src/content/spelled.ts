const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as running text has it: 'five'; figures above twelve. */
export function spelled(count: number): string {
  return words[count] ?? String(count);
}

/** The same at the start of a sentence. */
export function spelledFirst(count: number): string {
  const word = spelled(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

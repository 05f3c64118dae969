/** Normalizes a text for searching: lower case, without accents. Keeps other marks, such as Hindi vowel signs. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

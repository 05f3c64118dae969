/** Normalizes a text for searching: lower case, without accents. Marks of other scripts are letters and stay. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

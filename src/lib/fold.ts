/** A text as a search compares it: in small letters without accents. Marks of other scripts are letters, and stay. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

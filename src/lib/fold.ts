/** Letters that Unicode doesn't decompose into a base letter and an accent, with their usual spelling without it. */
const letters: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Normalizes a text for searching: lower case, without accents and no-break spaces. Keeps other marks of letters. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain.toLowerCase().replace(/[øđłßæœı]/g, (letter) => letters[letter] ?? letter);
}

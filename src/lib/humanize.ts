/** Turns a key into words: `open_tickets` and `openTickets` become `Open tickets`. */
export function humanize(key: string): string {
  const words = key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : key;
}

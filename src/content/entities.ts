/** Maps the names of HTML entities to their characters. */
const named = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 mdash— ndash– hellip… copy© reg® trade™ times× rarr→ larr← middot· bull• euro€ deg° plusmn± ne≠ le≤ ge≥ lsquo‘ rsquo’ ldquo“ rdquo”'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);

/** Returns the character of an entity by its name, such as `mdash`, `#8212` or `#x2014`; `undefined` if unknown. */
export function characterOf(entity: string): string | undefined {
  if (!/^#(\d{1,6}|x[\da-f]{1,5})$/i.test(entity)) return named.get(entity.toLowerCase());
  return String.fromCodePoint(Number(entity.replace('#', '0')) || 0xfffd);
}

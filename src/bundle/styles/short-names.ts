/**
 * Returns a function that replaces the names that match `pattern` with short names. Names in earlier groups of texts
 * get the shortest ones; within a group, frequent names do. The same texts always result in the same short names.
 */
export function createShortener(
  pattern: RegExp,
  prefix: string,
  ...groups: readonly (readonly string[])[]
): (text: string) => string {
  const names = new Map<string, string>();
  for (const texts of groups) {
    const counts = new Map<string, number>();
    for (const [name] of texts.join('\n').matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name] of [...counts].toSorted(([, some], [, other]) => other - some))
      if (!names.has(name)) names.set(name, prefix + shortName(names.size));
  }
  return (text) => text.replace(pattern, (name) => names.get(name) ?? name);
}

/** Returns a, b … z, aa, ab …: only letters, because a class name can't start with a digit. */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}

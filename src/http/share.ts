/**
 * Gives the new value in the old one's objects wherever the two are equal, so that equal data keeps its reference.
 *
 * Always true: the result equals `after`; it is `before` itself when both are equal. Neither is changed.
 * Errors: none.
 */
export function share<T>(before: unknown, after: T): T {
  if (before === after || !isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const pairs = Object.entries(after).map(([key, value]) => [key, share(before[key], value)] as const);
  const isSame = pairs.every(([key, value]) => value === before[key] && Object.hasOwn(before, key));
  if (isSame && pairs.length === Object.keys(before).length) return before as T;
  return (Array.isArray(after) ? pairs.map(([, value]) => value) : Object.fromEntries(pairs)) as T;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return Array.isArray(value) || (value as object | null)?.constructor === Object;
}

/**
 * Returns `after`, but reuses each part of `before` that is equal (structural sharing). So equal data keeps its
 * identity. Changes neither argument. Errors: none.
 */
export function replaceEqualDeep<T>(before: unknown, after: T): T {
  if (before === after || !isContainer(after) || !isContainer(before) || before.constructor !== after.constructor)
    return after;
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  let copy: Record<string, unknown> | undefined;
  for (const key of keys) {
    const value = replaceEqualDeep(before[key], after[key]);
    isSame &&= value === before[key] && Object.hasOwn(before, key);
    if (value === after[key] || key === '__proto__') continue;
    // Arrays may have other properties.
    copy ??= (Array.isArray(after) ? Object.assign([], after) : { ...after }) as Record<string, unknown>;
    copy[key] = value;
  }
  return (isSame ? before : (copy ?? after)) as T;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  const kind = (value as object | null)?.constructor;
  return kind === Object || kind === Array;
}

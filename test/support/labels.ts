/** Returns a pattern for names that start with `label`, then `rest`. Escapes the special characters of `label` only. */
export function startingWith(label = '', rest = ''): RegExp {
  return new RegExp(`^${label.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}${rest}`);
}

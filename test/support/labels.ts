import assert from 'node:assert/strict';
import { headerLinks } from './pages.ts';

/** Returns the label of the header's link to a page. */
export function menuLabel(path: string): string {
  const link = headerLinks.find(({ href }) => href === path);
  return link?.label ?? assert.fail(`no link to ${path} in the header`);
}

/** Returns a pattern for names that start with `label`, then `rest`. Escapes the special characters of `label` only. */
export function startingWith(label = '', rest = ''): RegExp {
  return new RegExp(`^${label.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}${rest}`);
}

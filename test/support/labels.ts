import assert from 'node:assert/strict';
import { headerLinks } from '../../src/content/navigation.ts';

/** Returns the label of the header's link to a page. */
export function menuLabel(path: string): string {
  const link = headerLinks.find(({ href }) => href === path);
  return link?.label ?? assert.fail(`no link to ${path} in src/content/navigation.ts`);
}

/** Matches names that start with a label; escapes special characters. */
export function startingWith(label = '', rest = ''): RegExp {
  return new RegExp(`^${label.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}${rest}`);
}

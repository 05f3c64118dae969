import { site } from './site.ts';

/** Appends the agency's name to a title, unless the result is too long for search results. */
export function titled(title: string): string {
  return fitting(`${title} | ${site.name}`, title);
}

/** Returns the first title that search results show in full (up to 60 characters). Default: the last title. */
export function fitting(...titles: readonly [string, ...string[]]): string {
  return titles.find(({ length }) => length <= 60) ?? titles.at(-1) ?? '';
}

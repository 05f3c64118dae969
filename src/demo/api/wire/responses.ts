import type { Ok, Page } from '../../../contract/envelope.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, MAX_LIMIT, maxLengths } from '../../../contract/limits.ts';
import { fold } from '../../../lib/fold.ts';

export function ok<Data>(message: string, data: Data): Ok<Data> {
  return { status: true, message, data };
}

export interface ListParams {
  page: number;
  limit: number;
  /** The search text in the form that `fold` returns; empty without a search. */
  search: string;
}

/** Reads the parameters of a list. A page or limit that isn't a positive integer becomes the default. */
export function readListParams(query: URLSearchParams): ListParams {
  return {
    page: wholeNumber(query.get('page')) ?? DEFAULT_PAGE,
    limit: Math.min(wholeNumber(query.get('limit')) ?? DEFAULT_LIMIT, MAX_LIMIT),
    search: fold((query.get('search') ?? '').slice(0, maxLengths.search)).trim(),
  };
}

/** Returns one page of filtered and sorted rows. A page after the last one is empty, not an error. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  { page, limit }: ListParams,
  toItem: (row: Row) => Item,
): Page<Item> {
  const start = (page - 1) * limit;
  const data = rows.slice(start, start + limit).map(toItem);
  return { status: true, message: `${rows.length} found.`, data, total: rows.length, page, limit };
}

/** Returns whether one of the texts contains the search text, ignoring case and accents. */
export function isFound(search: string, ...texts: readonly (string | null | undefined)[]): boolean {
  return search === '' || texts.some((text) => text && fold(text).includes(search));
}

export function newestFirst<Row extends { created_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0));
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** Returns a key that is equal for texts that look the same: ignores case, Unicode form and spacing. */
export function sameKey(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

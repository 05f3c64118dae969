import type { Ok, Page } from '../../../contract/envelope.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, MAX_LIMIT, maxLengths } from '../../../contract/limits.ts';
import { fold } from '../../../lib/fold.ts';

export function ok<Data>(message: string, data: Data): Ok<Data> {
  return { status: true, message, data };
}

/** Returns one page of filtered and sorted rows. A page after the last one is empty, not an error. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  query: URLSearchParams,
  toItem: (row: Row) => Item,
): Page<Item> {
  const page = wholeNumber(query.get('page')) ?? DEFAULT_PAGE;
  const limit = Math.min(wholeNumber(query.get('limit')) ?? DEFAULT_LIMIT, MAX_LIMIT);
  const data = rows.slice((page - 1) * limit, page * limit).map(toItem);
  return { status: true, message: 'Found.', data, total: rows.length, page, limit };
}

/** Returns a number of a query; `undefined` if it isn't a positive integer. */
function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** Creates a filter for rows with a text that contains the query's search text, ignoring case and accents. */
export function isFound<Row>(query: URLSearchParams, textsOf: (row: Row) => readonly unknown[]): (row: Row) => boolean {
  const search = fold((query.get('search') ?? '').slice(0, maxLengths.search)).trim();
  return (row) => search === '' || textsOf(row).some((text) => fold(String(text ?? '')).includes(search));
}

/** Compares rows by their time of creation, for `toSorted`. Rows of the same time keep their order. */
export function newestFirst(a: { created_at?: unknown }, b: { created_at?: unknown }): number {
  return String(b.created_at).localeCompare(String(a.created_at), 'en');
}

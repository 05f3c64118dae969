import type { Ok, Page } from '../../../contract/envelope.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, MAX_LIMIT, maxLengths } from '../../../contract/limits.ts';
import { fold } from '../../../lib/fold.ts';

export function ok<Data>(message: string, data: Data): Ok<Data> {
  return { status: true, message, data };
}

export interface ListWish {
  page: number;
  limit: number;
  /** Folded for comparing; empty if nothing is searched for. */
  search: string;
}

/** The part of a list that is asked for. Anything but a whole number above 0 counts as not asked. */
export function readListWish(query: URLSearchParams): ListWish {
  return {
    page: wholeNumber(query.get('page')) ?? DEFAULT_PAGE,
    limit: Math.min(wholeNumber(query.get('limit')) ?? DEFAULT_LIMIT, MAX_LIMIT),
    search: fold((query.get('search') ?? '').slice(0, maxLengths.search)).trim(),
  };
}

/** One page of rows that are already filtered and sorted. Beyond the last page there are no rows, which is no error. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  { page, limit }: ListWish,
  toItem: (row: Row) => Item,
): Page<Item> {
  const start = (page - 1) * limit;
  const data = rows.slice(start, start + limit).map(toItem);
  return { status: true, message: `${rows.length} found.`, data, total: rows.length, page, limit };
}

/** Whether one of the texts holds what is searched for, whatever the case and the accents. */
export function isFound(search: string, ...texts: readonly (string | null | undefined)[]): boolean {
  return search === '' || texts.some((text) => text && fold(text).includes(search));
}

/** The fields that are not `null`: the wire leaves optional ones out. */
export function present<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

/** Sorts rows by their `created_at`, the newest first. */
export function newestFirst<Row extends { created_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0));
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** The same key for texts that a reader takes for the same: neither case, nor form of Unicode, nor spacing counts. */
export function sameKey(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

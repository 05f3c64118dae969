import { useEffect, useEffectEvent, useMemo } from 'react';
import type { QueryResult } from '../../api/hooks/query-result.ts';
import type { ListPage } from '../../contract/endpoint.ts';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import { unreadIn, withUnread } from '../../contract/parse.ts';
import { fold } from '../../lib/fold.ts';
import type { Column } from '../kit/table/Table.tsx';
import type { ListUrl } from '../resource/list-url.ts';
import type { Listed, Rows } from '../resource/rows.ts';

/**
 * Returns the rows of a paged endpoint. Redirects from an empty page to the last page, or to the previous page if the
 * total is missing or too high.
 */
export function usePagedRows<Row>(query: QueryResult<ListPage<Row>>, listUrl: ListUrl): Rows<Row> {
  const { data, currentData, isFetching, error, failureCount, refetch } = query;
  const isBeyond = currentData?.rows.length === 0 && unreadIn(currentData) === 0 && listUrl.page > 1;
  const pageSize = data ? pageSizeOf(data, listUrl) : listUrl.limit;
  useRedirect(listUrl, isBeyond, Math.min(lastPageOf(currentData?.total, pageSize) ?? listUrl.page, listUrl.page - 1));
  return {
    rows: isBeyond ? undefined : data?.rows,
    total: data?.total,
    pageSize,
    isBusy: isFetching && currentData === undefined && data !== undefined,
    error,
    failureCount,
    refetch,
  };
}

/**
 * Returns a page of a whole list, or of its rows loaded so far, after sorting, searching and filtering on the client.
 * Sorts before searching, once per response and order, because sorting ten thousand rows is slow.
 */
export function useWholeRows<Row>(
  query: Pick<Rows<Row>, 'error' | 'failureCount' | 'refetch'> & {
    readonly data: readonly Row[] | undefined;
    readonly isPartial?: boolean;
    readonly isBusy?: boolean;
  },
  listUrl: ListUrl,
  listed: Listed<Row>,
): Rows<Row> {
  const { data, isBusy = false, error, failureCount, refetch } = query;
  const { columns, idOf } = listed;
  const { sort } = listUrl;
  const sorted = useMemo(() => data && inOrder(data, sort, columns), [data, sort, columns]);
  const narrowing = JSON.stringify([listUrl.search, listUrl.filters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `narrowing` compares search and filters by value; their objects are new at each render
  const found = useMemo(() => sorted && narrow(sorted, listUrl, listed), [sorted, narrowing]);
  const lastPage = lastPageOf(found?.length, listUrl.limit) ?? 1;
  const index = listUrl.at && found ? found.findIndex((row) => String(idOf(row)) === listUrl.at) : -1;
  const page = index < 0 ? Math.min(listUrl.page, lastPage) : Math.floor(index / listUrl.limit) + 1;
  useRedirect(listUrl, data !== undefined && !query.isPartial && listUrl.page !== page, page);
  const start = (page - 1) * listUrl.limit;
  const rows = found && withUnread(found.slice(start, start + listUrl.limit), unreadIn(found));
  const total = found?.length;
  const readAll = found && (async () => ({ rows: found, total, state: 'whole' as const }));
  const state = { isBusy, error, failureCount, refetch };
  return { ...state, rows, total, pageSize: listUrl.limit, found, all: data, readAll };
}

/**
 * Returns the number of rows on a full page: the response's limit, else the requested one. If the total predicts more
 * rows than arrived, returns the number that arrived. Without a total, a multiple of the default limit counts as full.
 */
export function pageSizeOf(
  { rows, total, limit: given }: Pick<ListPage<unknown>, 'rows' | 'total' | 'limit'>,
  { page, limit: requested }: Pick<ListUrl, 'page' | 'limit'>,
): number {
  const size = given || requested;
  const count = rows.length + unreadIn(rows);
  if (count === 0) return size;
  if (total === undefined) return count % DEFAULT_LIMIT ? size : count;
  const expected = Math.min(size, total - (page - 1) * size);
  if (expected > 0) return count < expected ? count : size;
  // Rows arrived beyond the last page of this size, so pages are smaller. The earlier pages contain all other rows.
  return Math.max(1, Math.floor((total - count) / (page - 1)));
}

/** Returns the number of the last page; 1 for an empty list, `undefined` if the total is unknown. */
function lastPageOf(total: number | undefined, limit: number): number | undefined {
  return total === undefined ? undefined : Math.max(1, Math.ceil(total / limit));
}

function useRedirect(listUrl: ListUrl, isNeeded: boolean, target: number): void {
  const redirect = useEffectEvent((page: number) => listUrl.go({ page, at: listUrl.at }, { replace: true }));
  useEffect(() => {
    if (isNeeded) redirect(target);
  }, [isNeeded, target]);
}

function narrow<Row>(rows: readonly Row[], listUrl: ListUrl, { textsOf, filters }: Listed<Row>): readonly Row[] {
  const wanted = fold(listUrl.search);
  const chosen = Object.entries(listUrl.filters).filter(([, value]) => value);
  const found = rows.filter(
    (row) =>
      (!wanted || textsOf(row).some((text) => fold(text).includes(wanted))) &&
      chosen.every(([name, value]) => filters[name]?.matches(row, value) ?? true),
  );
  return withUnread(found, unreadIn(rows));
}

function inOrder<Row>(rows: readonly Row[], sort: string, columns: readonly Column<Row>[]): readonly Row[] {
  const name = sort.replace(/^-/, '');
  const sortValue = columns.find((column) => column.sort?.name === name)?.sort?.of;
  if (!sortValue) return rows;
  const order = sort.startsWith('-') ? -1 : 1;
  const sorted = rows.toSorted((some, other) => order * compare(sortValue(some), sortValue(other)));
  return withUnread(sorted, unreadIn(rows));
}

/** Created once, because `localeCompare` takes twenty times as long. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(some: string | number, other: string | number): number {
  if (typeof some === 'number' && typeof other === 'number') return some - other;
  return collator.compare(String(some), String(other));
}

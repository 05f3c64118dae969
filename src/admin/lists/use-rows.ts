import { useEffect, useEffectEvent, useMemo } from 'react';
import type { QueryResult } from '../../api/hooks/query-result.ts';
import type { ListPage } from '../../contract/call.ts';
import { fold } from '../../lib/fold.ts';
import type { Column } from '../kit/table/Table.tsx';
import { isLetThrough, type RowFilters } from './filters/row-filters.ts';
import type { ListNavigation } from './use-list-place.ts';

/** One page of rows as a screen shows it. */
export interface Rows<Row> extends Pick<QueryResult<unknown>, 'error' | 'failureCount' | 'fulfilledTimeStamp'> {
  /** `undefined` while there is nothing to show. */
  readonly rows: readonly Row[] | undefined;
  /** Of all pages; `undefined` where nobody knows. */
  readonly total: number | undefined;
  /** The rows shown are of the place before; those of the present one are on their way. */
  readonly isBusy: boolean;
  /** The reason why there is nothing to show yet, where that is more than waiting. */
  readonly notice?: string | undefined;
  /** All rows that are let through, once the whole list is read. */
  readonly found?: readonly Row[] | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** The rows of a call that answers page by page. Lands on the last page that has rows. */
export function usePagedRows<Row>(query: QueryResult<ListPage<Row>>, place: ListNavigation): Rows<Row> {
  const { data, currentData, isFetching, error, failureCount, fulfilledTimeStamp, refetch } = query;
  const isBeyond = currentData !== undefined && currentData.rows.length === 0 && place.page > 1;
  useLanding(place, isBeyond, lastPageOf(currentData?.total, place.limit) ?? place.page - 1);
  return {
    rows: isBeyond ? undefined : data?.rows,
    total: data?.total,
    isBusy: isFetching && currentData === undefined && data !== undefined,
    error,
    failureCount,
    fulfilledTimeStamp,
    refetch,
  };
}

/** The ways in which a whole list is narrowed and ordered. */
export interface WholeListOptions<Row> {
  readonly rowKey: (row: Row) => string | number;
  /** The texts that a search looks through. */
  readonly textsOf: (row: Row) => readonly (string | null | undefined)[];
  /** By their names in the address. */
  readonly filters: RowFilters<Row>;
  readonly columns: readonly Column<Row>[];
}

/** The names of a list's orders in the address. */
export function sortsOf(columns: readonly Pick<Column<never>, 'sort'>[]): string[] {
  return columns.flatMap(({ sort }) => sort?.[0] ?? []);
}

/**
 * The rows of a call that answers the whole list: searched, filtered, sorted and cut into pages here. Ten thousand take
 * long to sort: it is done once an answer and order, and a search goes through what is in order already. Columns, filters
 * and texts mean the same at each render.
 */
export function useWholeRows<Row>(
  query: Pick<Rows<Row>, 'error' | 'failureCount' | 'fulfilledTimeStamp' | 'refetch'> & {
    readonly data: readonly Row[] | undefined;
  },
  place: ListNavigation,
  options: WholeListOptions<Row>,
): Rows<Row> {
  const { data, error, failureCount, fulfilledTimeStamp, refetch } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns are new objects that mean the same
  const sorted = useMemo(() => data && inOrder(data, place.sort, options.columns), [data, place.sort]);
  const narrowing = JSON.stringify([place.search, place.filters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `narrowing` stands for the place, whose filters are a new object
  const found = useMemo(() => sorted && narrow(sorted, place, options), [sorted, narrowing]);
  const lastPage = lastPageOf(found?.length, place.limit) ?? 1;
  const index = place.at && found ? found.findIndex((row) => String(options.rowKey(row)) === place.at) : -1;
  const page = index < 0 ? Math.min(place.page, lastPage) : Math.floor(index / place.limit) + 1;
  useLanding(place, data !== undefined && place.page !== page, page);
  const start = (page - 1) * place.limit;
  const rows = found?.slice(start, start + place.limit);
  return { rows, total: found?.length, isBusy: false, error, failureCount, fulfilledTimeStamp, refetch, found };
}

/** The number of the last page; 1 for an empty list. */
export function lastPageOf(total: number | undefined, limit: number): number | undefined {
  return total === undefined ? undefined : Math.max(1, Math.ceil(total / limit));
}

function useLanding(place: ListNavigation, isBeyond: boolean, lastPage: number): void {
  const land = useEffectEvent((page: number) => place.go({ page, at: place.at }, { replace: true }));
  useEffect(() => {
    if (isBeyond) land(lastPage);
  }, [isBeyond, lastPage]);
}

function narrow<Row>(rows: readonly Row[], place: ListNavigation, options: WholeListOptions<Row>): readonly Row[] {
  const { textsOf, filters } = options;
  const wanted = fold(place.search);
  return rows.filter(
    (row) =>
      textsOf(row).some((text) => text != null && fold(text).includes(wanted)) &&
      Object.entries(place.filters).every(([name, value]) => isLetThrough(filters[name], row, value)),
  );
}

function inOrder<Row>(rows: readonly Row[], sort: string, columns: readonly Column<Row>[]): readonly Row[] {
  const name = sort.replace(/^-/, '');
  const sortValue = columns.find((column) => column.sort?.[0] === name)?.sort?.[1];
  if (!sortValue) return rows;
  const order = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((some, other) => order * compare(sortValue(some), sortValue(other)));
}

/** Made once: `localeCompare` takes twenty times as long. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(some: string | number, other: string | number): number {
  if (typeof some === 'number' && typeof other === 'number') return some - other;
  return collator.compare(String(some), String(other));
}

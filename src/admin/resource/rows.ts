import type { ReactNode } from 'react';
import type { QueryResult } from '../../api/hooks/query-result.ts';
import type { Id } from '../../contract/envelope.ts';
import { toApiError } from '../../http/errors.ts';
import { useIsRenewed } from '../forms/use-is-renewed.ts';
import type { Column } from '../kit/table/Table.tsx';
import type { ReadAll } from './read-whole.ts';
import type { RowFilters } from './row-filters.ts';

/** The settings by which rows are listed: noun, key, search, filters and sort orders. */
export interface Listed<Row> {
  /** Singular and plural: `['user', 'users']`. */
  readonly noun: readonly [one: string, many: string];
  readonly idOf: (row: Row) => Id;
  readonly columns: readonly Column<Row>[];
  readonly filters: RowFilters<Row>;
  /** Returns the texts that a search looks through. */
  readonly textsOf: (row: Row) => readonly string[];
}

/** One page of rows, as displayed. */
export interface Rows<Row> extends Pick<QueryResult<unknown>, 'error' | 'failureCount'> {
  /** `undefined` until rows have loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Number of rows on all pages; `undefined` if unknown. */
  readonly total: number | undefined;
  /** Number of rows on a full page. A server may return fewer than requested. */
  readonly pageSize: number;
  /** True while other rows load, and `rows` are those of the previous page, search or filter. */
  readonly isBusy: boolean;
  /** Message while only a part of the list is loaded: the progress, or why loading stopped. */
  readonly reading?: ReactNode;
  /** All matching rows; `undefined` unless the whole list is loaded. */
  readonly found?: readonly Row[] | undefined;
  /** All rows before filtering; of a paged list, those of the search. Incomplete if `reading` is set. */
  readonly all?: readonly Row[] | undefined;
  /** Loads all matching rows, to export them; `undefined` while that isn't possible. */
  readonly readAll?: ReadAll<Row> | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** The state of one row, for its form. */
export interface RowState<Row> extends Pick<QueryResult<unknown>, 'error' | 'failureCount' | 'refetch'> {
  /** The row as last fetched, maybe before the form opened; `null` if it doesn't exist, `undefined` if not fetched. */
  readonly row: Row | null | undefined;
  /** True once the refetch on mount has ended, even if it failed. */
  readonly isRenewed: boolean;
  /** Refetches the row; `undefined` if it was deleted. Errors: rejects with an `ApiError`. */
  readonly read: () => Promise<Row | undefined>;
}

/** Returns the state of the row that `find` finds in the data of a query. */
export function useRowState<Data, Row>(
  { currentData, error, failureCount, refetch }: QueryResult<Data>,
  find: (data: Data) => Row | null | undefined,
): RowState<Row> {
  const isRenewed = useIsRenewed({ refetch });
  const read = async () => {
    const { data, error } = await refetch();
    // `data` is missing if the user has signed out, which clears the cache.
    if (error || data === undefined) throw toApiError(error);
    return find(data) ?? undefined;
  };
  const row = currentData === undefined ? undefined : (find(currentData) ?? null);
  return { row, isRenewed, error, failureCount, refetch, read };
}

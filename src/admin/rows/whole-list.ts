import type { Query } from '../../api/endpoint.ts';
import type { QueryResult } from '../../api/hooks/query-result.ts';
import { useLazyQuery } from '../../api/hooks/use-lazy-query.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import { useIsRenewed } from '../forms/use-is-renewed.ts';
import type { ListUrl } from '../lists/list-url.ts';
import { type Listed, useWholeRows } from '../lists/use-rows.ts';

/** The state of one row, for its form. */
export interface RowState<Row> extends Pick<QueryResult<unknown>, 'error' | 'failureCount' | 'refetch'> {
  /** The row as last fetched, maybe before the form opened; `null` if it doesn't exist, `undefined` if not fetched. */
  readonly row: Row | null | undefined;
  /** True once the refetch on mount has ended, even if it failed. */
  readonly isRenewed: boolean;
  /** Refetches the row; `undefined` if it was deleted. Errors: rejects with an `ApiError`. */
  readonly read: () => Promise<Row | undefined>;
}

/** Creates two hooks for an endpoint that returns the whole list: one for all rows, one for a single row. */
export function wholeList<Row extends object>(query: Query<undefined, readonly Row[]>, idName: keyof Row) {
  return {
    useRows: (listUrl: ListUrl, listed: Listed<Row>) => useWholeRows(useQuery(query), listUrl, listed),
    useRow(id: string): RowState<Row> {
      const { data, error, failureCount, refetch } = useQuery(query);
      const load = useLazyQuery(query);
      const isRenewed = useIsRenewed({ refetch });
      const find = (rows: readonly Row[]) => rows.find((each) => String(each[idName]) === id);
      const row = data && (find(data) ?? null);
      return { row, isRenewed, error, failureCount, refetch, read: async () => find(await load(undefined).unwrap()) };
    },
  };
}

import type { Query } from '../../api/endpoint.ts';
import { useLazyQuery } from '../../api/hooks/use-lazy-query.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import { useIsRenewed } from '../forms/use-is-renewed.ts';
import type { ListUrl } from '../resource/list-url.ts';
import type { Listed, RowState } from '../resource/rows.ts';
import { useWholeRows } from './use-rows.ts';

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

import type { Query } from '../../api/endpoint.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import type { ListUrl } from '../resource/list-url.ts';
import { type Listed, useRowState } from '../resource/rows.ts';
import { useWholeRows } from './use-rows.ts';

/** Creates two hooks for an endpoint that returns the whole list: one for all rows, one for a single row. */
export function wholeList<Row extends object>(query: Query<undefined, readonly Row[]>, idName: keyof Row) {
  return {
    useRows: (listUrl: ListUrl, listed: Listed<Row>) => useWholeRows(useQuery(query), listUrl, listed),
    useRow: (id: string) => useRowState(useQuery(query), (rows) => rows.find((each) => String(each[idName]) === id)),
  };
}

import type { Query } from '../../../api/endpoint.ts';
import { useLazyQuery } from '../../../api/hooks/use-lazy-query.ts';
import type { ListPage, ListQuery } from '../../../contract/call.ts';
import type { LoadPage } from './export-rows.ts';

/** Reads the pages of a call for an export, each anew: `useLoadPage(getUserList, search)`. */
export function useLoadPage<Row>(query: Query<ListQuery | undefined, ListPage<Row>>, search: string): LoadPage<Row> {
  const [ask] = useLazyQuery(query);
  return (page, limit) => ask({ page, limit, search }).unwrap();
}

/** The same of rows that are here already: what `useWholeRows` has found. */
export function pagesOf<Row>(rows: readonly Row[]): LoadPage<Row> {
  return async (page, limit) => {
    const start = (page - 1) * limit;
    return { rows: rows.slice(start, start + limit), total: rows.length, page, limit };
  };
}

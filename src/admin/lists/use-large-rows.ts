import { useMemo, useState } from 'react';
import { type Query, toSource } from '../../api/endpoint.ts';
import { useApi } from '../../api/hooks/context.ts';
import { useQuery, useSource } from '../../api/hooks/use-query.ts';
import type { ListPage, ListQuery } from '../../contract/call.ts';
import { MAX_LIMIT } from '../../contract/limits.ts';
import { countOf, formatNumber } from '../../lib/format.ts';
import { collectRows, type LoadPage } from './export/export-rows.ts';
import type { ListNavigation } from './use-list-place.ts';
import { type Rows, usePagedRows, useWholeRows, type WholeListOptions } from './use-rows.ts';

/** Above this many rows a list that comes by pages is not read as a whole. */
export const WHOLE_LIST_MAX = 2000;

type PagedQuery<Row> = Query<ListQuery | undefined, ListPage<Row>>;

/**
 * The rows of a call that answers page by page and knows neither filters nor an order: once one is asked for, what the
 * search finds is read as a whole and arranged here. `found` are then all rows that are let through.
 */
export function useLargeRows<Row>(
  query: PagedQuery<Row>,
  place: ListNavigation,
  noun: readonly [one: string, many: string],
  options: WholeListOptions<Row>,
): Rows<Row> {
  const isWhole = place.sort !== '' || Object.values(place.filters).some(Boolean);
  const { page, limit, search } = place;
  const paged = usePagedRows(useQuery(query, { page, limit, search }, isWhole), place);
  const { readCount, ...read } = useWholeList(query, search, options.rowKey, !isWhole);
  const { data } = read;
  // A list that was read whole has its own total; one without a total may have any.
  const isTooLarge = data !== undefined && (data.total ?? Number.POSITIVE_INFINITY) > WHOLE_LIST_MAX;
  const rows = data && !isTooLarge ? data.rows : undefined;
  const whole = useWholeRows({ ...read, data: rows }, { ...place, search: '' }, options);
  if (!isWhole) return paged;
  const notice = isTooLarge
    ? `${data.total === undefined ? `An unknown number of ${noun[1]}` : countOf(data.total, noun)} are too many to filter or sort here: that works up to ${formatNumber(WHOLE_LIST_MAX)}. Narrow them by the search.`
    : rows || read.error
      ? undefined
      : `Reading ${noun[1]}: ${formatNumber(readCount)} so far.`;
  return { ...whole, notice };
}

function useWholeList<Row>(
  query: PagedQuery<Row>,
  search: string,
  keyOf: (row: Row) => string | number,
  skip: boolean,
) {
  const api = useApi();
  const [readCount, setReadCount] = useState(0);
  const source = useMemo(() => {
    const one = toSource(api, query, { search });
    return {
      ...one,
      key: `whole ${one.key}`,
      async load(signal: AbortSignal, onFailure: (count: number) => void): Promise<ListPage<Row>> {
        setReadCount(0);
        const first = await toSource(api, query, { page: 1, limit: MAX_LIMIT, search }).load(signal, onFailure);
        if ((first.total ?? Number.POSITIVE_INFINITY) > WHOLE_LIST_MAX) return { ...first, rows: [] };
        const load: LoadPage<Row> = async (page, limit) =>
          page === 1 ? first : toSource(api, query, { page, limit, search }).load(signal, onFailure);
        const { rows } = await collectRows(load, keyOf, signal, setReadCount);
        return { rows, total: rows.length, page: 1, limit: rows.length };
      },
    };
  }, [api, query, search, keyOf]);
  const { data, error, failureCount, fulfilledTimeStamp, refetch } = useSource(skip ? undefined : source).result;
  return { data, error, failureCount, fulfilledTimeStamp, readCount, refetch };
}

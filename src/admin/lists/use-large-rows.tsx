import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { type Mutation, type Query, toSource } from '../../api/endpoint.ts';
import { useApi } from '../../api/hooks/context.ts';
import { skipToken, useQuery, useSource } from '../../api/hooks/use-query.ts';
import type { ListPage, ListQuery } from '../../contract/endpoint.ts';
import { CSV_MAX_ROWS, MAX_LIMIT } from '../../contract/limits.ts';
import { type OnFailure, waitOutLimit } from '../../http/retry-after.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import * as kit from '../kit/Kit.module.css';
import type { ListUrl } from '../resource/list-url.ts';
import { type Loaded, type ReadAll, type ReadOptions, readWhole } from '../resource/read-whole.ts';
import type { Listed, Rows } from '../resource/rows.ts';
import * as styles from './List.module.css';
import { usePagedRows, useWholeRows } from './use-rows.ts';

/** Maximum number of rows of a paged list to load for a filter or an order. */
const WHOLE_LIST_MAX = 2000;
/** The longest list to load only for the counts in the tabs. `readWhole` loads it in two rounds: a page, then two. */
const COUNTED_LIST_MAX = 3 * MAX_LIMIT;

/**
 * Creates the hook for the rows of a paged endpoint that can't filter or sort. Once a filter or order is set, the hook
 * loads up to `WHOLE_LIST_MAX` rows of the search, and filters and sorts them on the client. Matches appear while rows
 * load; `found` is set once all have loaded. `toggle` is a mutation after which a whole list needs no refetch.
 */
export function pagedRows<Row>(
  query: Query<ListQuery | undefined, ListPage<Row>>,
  toggle?: Pick<Mutation<never, unknown>, 'name'>,
) {
  return function useLargeRows(listUrl: ListUrl, listed: Listed<Row>): Rows<Row> {
    const { page, limit, search, sort, filters } = listUrl;
    const isFiltered = Object.values(filters).some(Boolean);
    const isWhole = isFiltered || sort !== '';
    const paged = usePagedRows(useQuery(query, isWhole ? skipToken : { page, limit, search }), listUrl);
    const { rows: shown = [], total = Number.POSITIVE_INFINITY } = paged;
    const isCounted = !paged.isBusy && total > shown.length && total <= COUNTED_LIST_MAX;
    const { read, stop, ...whole } = useWholeList(query, search, listed.idOf, !isWhole && !isCounted, toggle?.name);
    const { data } = whole;
    const rows = useWholeRows({ ...whole, data: data?.rows }, { ...listUrl, search: '' }, listed);
    const isRead = data?.state === 'whole' && !rows.isBusy;
    const readAll: ReadAll<Row> = (signal, onProgress) => read({ max: CSV_MAX_ROWS, onProgress, waits: true }, signal);
    if (!isWhole) return { ...paged, all: total === shown.length ? shown : isRead ? data.rows : undefined, readAll };
    // The loaded rows are those of the previous search.
    if (rows.isBusy) return { ...rows, found: undefined, all: undefined, readAll: undefined };
    if (isRead || !data) return rows;
    const reading = <Reading noun={listed.noun} data={data} onStop={stop} />;
    // The number of rows read so far would be taken, and announced, as the total.
    const shownTotal = data.state !== 'reading' ? rows.total : isFiltered ? undefined : data.total;
    // No export of filtered rows until all have loaded, because the endpoint can't filter.
    return { ...rows, total: shownTotal, found: undefined, readAll: isFiltered ? undefined : readAll, reading };
  };
}

interface ReadingProps {
  noun: readonly [one: string, many: string];
  data: Loaded<unknown>;
  onStop: () => void;
}

/** Shows how much of a list has loaded, with a Stop button while it loads. */
function Reading({ noun, data: { rows, total, state }, onStop }: ReadingProps) {
  const count = formatNumber(rows.length);
  const so = total === undefined ? count : `${count} of ${formatNumber(total)}`;
  const words = {
    whole: '',
    reading: `Searching ${noun[1]}: ${so} so far.`,
    stopped: `Stopped after ${so} ${noun[1]}. Others may match.`,
    cut: `Too many ${noun[1]} to filter or sort: these are the first ${count}. Search to narrow them down.`,
  };
  return (
    <div className={clsx(kit.wrap, styles.reading)}>
      <LiveRegion>{words[state]}</LiveRegion>
      {state === 'reading' && (
        <Button size="small" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}

/** Loads all rows of a search into a single cache entry. `read` bypasses the cache. */
function useWholeList<Row>(
  query: Query<ListQuery | undefined, ListPage<Row>>,
  search: string,
  keyOf: (row: Row) => string | number,
  skip: boolean,
  updatedBy: string | undefined,
) {
  const api = useApi();
  const [partial, setPartial] = useState<{ source: object; data: Loaded<Row> }>();
  const { source, read, stop } = useMemo(() => {
    let isStopped = false;
    const read = (
      { waits, ...options }: Omit<ReadOptions<Row>, 'keyOf'> & { readonly waits?: boolean },
      signal: AbortSignal,
      onFailure: OnFailure = () => undefined,
    ) =>
      readWhole(
        (page, limit) => {
          const load = () => toSource(api, query, { page, limit, search }).load(signal, onFailure);
          // An export takes more requests than a person sends, so it may reach the server's limit.
          return waits ? waitOutLimit(load, signal) : load();
        },
        { ...options, keyOf },
      );
    const one = toSource(api, query, { search });
    const source = {
      ...one,
      key: `whole ${one.key}`,
      updatedBy,
      // Tags the whole list as if it were a single page.
      tags: (data: Loaded<Row> | undefined) => one.tags(data && { ...data, page: 1, limit: data.rows.length }),
      load(signal: AbortSignal, onFailure: OnFailure): Promise<Loaded<Row>> {
        isStopped = false;
        const onProgress = (data: Loaded<Row>) => setPartial({ source, data });
        return read({ max: WHOLE_LIST_MAX, onProgress, isStopped: () => isStopped }, signal, onFailure);
      },
    };
    const stop = () => {
      isStopped = true;
    };
    return { source, read, stop };
  }, [api, query, search, keyOf, updatedBy]);
  const { data, currentData, error, failureCount, refetch } = useSource(skip ? undefined : source);
  const soFar = partial?.source === source && !error ? partial.data : undefined;
  const current = currentData ?? soFar;
  // The rows of the previous search stay until the first page arrives.
  const isBusy = !current && data !== undefined;
  return { data: current ?? data, isPartial: !currentData, isBusy, error, failureCount, refetch, read, stop };
}

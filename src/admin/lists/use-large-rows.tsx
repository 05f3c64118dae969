import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { type Query, toSource } from '../../api/endpoint.ts';
import { useApi } from '../../api/hooks/context.ts';
import { skipToken, useQuery, useSource } from '../../api/hooks/use-query.ts';
import type { ListPage, ListQuery } from '../../contract/call.ts';
import { MAX_LIMIT } from '../../contract/limits.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import * as kit from '../kit/Kit.module.css';
import * as styles from './List.module.css';
import { type ReadPage, readWhole, type Whole } from './read-whole.ts';
import type { ListUrl } from './use-list-url.ts';
import { type Rows, usePagedRows, useWholeRows, type WholeListOptions } from './use-rows.ts';

/** Maximum number of rows of a paged list to load at once. */
const WHOLE_LIST_MAX = 2000;
/** Up to this many rows are loaded to count them for the tabs: one step of `readWhole` after the first. */
const COUNTED_LIST_MAX = 3 * MAX_LIMIT;

type PagedQuery<Row> = Query<ListQuery | undefined, ListPage<Row>>;

/**
 * Rows of a paged endpoint that can't filter or sort: once a filter or order is set, all rows of the search are loaded
 * and arranged on the client, showing the matches so far. `found` then holds all matching rows, once all have loaded.
 */
export function useLargeRows<Row>(
  query: PagedQuery<Row>,
  listUrl: ListUrl,
  noun: readonly [one: string, many: string],
  options: WholeListOptions<Row>,
): Rows<Row> {
  const isWhole = listUrl.sort !== '' || Object.values(listUrl.filters).some(Boolean);
  const { page, limit, search } = listUrl;
  const paged = usePagedRows(useQuery(query, isWhole ? skipToken : { page, limit, search }), listUrl);
  const { rows: shown = [], total = Number.POSITIVE_INFINITY } = paged;
  const isCounted = !paged.isBusy && total > shown.length && total <= COUNTED_LIST_MAX;
  const { stop, ...whole } = useWholeList(query, search, options.rowKey, !isWhole && !isCounted);
  const { data } = whole;
  const rows = useWholeRows({ ...whole, data: data?.rows }, { ...listUrl, search: '' }, options);
  const isRead = data?.state === 'whole';
  if (!isWhole) return { ...paged, all: total === shown.length ? shown : isRead ? data.rows : undefined };
  if (isRead || !data) return rows;
  return { ...rows, found: undefined, reading: <Reading noun={noun} data={data} onStop={stop} /> };
}

interface ReadingProps {
  noun: readonly [one: string, many: string];
  data: Whole<unknown>;
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
      <p role="status">{words[state]}</p>
      {state === 'reading' && (
        <Button size="small" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}

/** Loads all rows of a search, cached as a single entry. */
function useWholeList<Row>(
  query: PagedQuery<Row>,
  search: string,
  keyOf: (row: Row) => string | number,
  skip: boolean,
) {
  const api = useApi();
  const [partial, setPartial] = useState<{ source: object; data: Whole<Row> }>();
  const reading = useMemo(() => {
    let isStopped = false;
    const one = toSource(api, query, { search });
    const source = {
      ...one,
      key: `whole ${one.key}`,
      // A list has the tags of its rows.
      tags: (data: Whole<Row> | undefined) => one.tags(data && { ...data, page: 1, limit: data.rows.length }),
      load(signal: AbortSignal, onFailure: (count: number) => void): Promise<Whole<Row>> {
        isStopped = false;
        const read: ReadPage<Row> = (page, limit) =>
          toSource(api, query, { page, limit, search }).load(signal, onFailure);
        return readWhole(read, {
          keyOf,
          max: WHOLE_LIST_MAX,
          signal,
          onProgress: (data) => setPartial({ source, data }),
          isStopped: () => isStopped,
        });
      },
    };
    const stop = () => {
      isStopped = true;
    };
    return { source, stop };
  }, [api, query, search, keyOf]);
  const { source, stop } = reading;
  const { data, error, failureCount, refetch } = useSource(skip ? undefined : source);
  const soFar = partial?.source === source && !error ? partial.data : undefined;
  return { data: data ?? soFar, isPartial: !data, error, failureCount, refetch, stop };
}

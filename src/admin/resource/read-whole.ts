import type { ListPage } from '../../contract/endpoint.ts';
import { MAX_LIMIT } from '../../contract/limits.ts';
import { unreadIn, withUnread } from '../../contract/parse.ts';

const PARALLEL_PAGES = 3;

export type ReadPage<Row> = (page: number, limit: number) => Promise<ListPage<Row>>;

/** The rows loaded so far. `stopped`: `isStopped` ended the loading. `cut`: the list may have more rows than loaded. */
export interface Loaded<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly state: 'reading' | 'whole' | 'stopped' | 'cut';
}

/** Loads all rows; `onProgress` gets the rows loaded so far. */
export type ReadAll<Row> = (signal: AbortSignal, onProgress: (known: Loaded<Row>) => void) => Promise<Loaded<Row>>;

export interface ReadOptions<Row> {
  readonly keyOf: (row: Row) => string | number;
  readonly max: number;
  readonly onProgress?: (known: Loaded<Row>) => void;
  /** Ends the loading early if true; called after each step with the rows so far. */
  readonly isStopped?: (rows: readonly Row[]) => boolean;
}

/**
 * Reads a list to its end, or to `max` rows, up to three pages at a time.
 *
 * Invariants: no row appears twice, even if the list changes while loading.
 * Errors: rejects as `read` does.
 */
export async function readWhole<Row>(
  read: ReadPage<Row>,
  { keyOf, max, onProgress, isStopped }: ReadOptions<Row>,
): Promise<Loaded<Row>> {
  const found = new Map<string, Row>();
  let [next, readCount, pageSize, unread] = [1, 0, 0, 0];
  let total: number | undefined;
  const rowsSoFar = () => withUnread([...found.values()].slice(0, max), unread);
  const known = (state: Loaded<Row>['state']) => ({ rows: rowsSoFar(), total, state });
  for (;;) {
    // Requests the first page alone, to learn the page size: a server may return fewer rows than requested.
    const left = total === undefined ? PARALLEL_PAGES : Math.ceil((total - readCount) / pageSize);
    const width = pageSize ? Math.min(PARALLEL_PAGES, left) : 1;
    const numbers = Array.from({ length: width }, (_, index) => next + index);
    const pages = await Promise.all(numbers.map((page) => read(page, MAX_LIMIT)));
    next += width;
    const earlierCount = found.size;
    let isEnd = false;
    for (const page of pages) {
      for (const row of page.rows) found.set(String(keyOf(row)), row);
      const count = page.rows.length + unreadIn(page.rows);
      unread += unreadIn(page.rows);
      readCount += count;
      pageSize ||= count;
      total = page.total ?? total;
      isEnd ||= total === undefined ? count < pageSize || pageSize === 0 : readCount >= total;
    }
    // Pages without new rows end the list, which is `cut` if the total says that there are more.
    const isStuck = found.size === earlierCount;
    if (found.size > max || (found.size === max && !isEnd)) return known('cut');
    if (isEnd || isStuck) return known(isEnd || total === undefined ? 'whole' : 'cut');
    if (isStopped?.(known('reading').rows)) return known('stopped');
    onProgress?.(known('reading'));
  }
}

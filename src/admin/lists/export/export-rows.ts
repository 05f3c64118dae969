import type { ListPage } from '../../../contract/call.ts';
import { CSV_MAX_ROWS, MAX_LIMIT } from '../../../contract/limits.ts';

/** Reads one page of what is exported. */
export type LoadPage<Row> = (page: number, limit: number) => Promise<ListPage<Row>>;

/** The collected rows; `isCut` where there are more than an export may hold. */
export interface Collected<Row> {
  readonly rows: readonly Row[];
  readonly isCut: boolean;
}

/**
 * Reads a list page by page, to its end or to 10,000 rows, and tells how far it has come.
 *
 * Always true: no row comes twice, also if the list moves in the meantime.
 * Errors: rejects as `load` does, and with the signal's reason.
 */
export async function collectRows<Row>(
  load: LoadPage<Row>,
  keyOf: (row: Row) => string | number,
  signal: AbortSignal,
  onProgress: (count: number, total: number | undefined) => void,
): Promise<Collected<Row>> {
  const found = new Map<string, Row>();
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  let [readCount, pageSize] = [0, 0];
  for (let page = 1; ; page++) {
    // A page that never comes does not hold up who wants to stop.
    const { rows, total } = await Promise.race([aborted, load(page, MAX_LIMIT)]);
    const earlierCount = found.size;
    for (const row of rows) found.set(String(keyOf(row)), row);
    onProgress(Math.min(found.size, CSV_MAX_ROWS), total);
    readCount += rows.length;
    // A server may give shorter pages than it was asked for: the first one tells how long they are.
    pageSize ||= rows.length;
    const isLast = total === undefined ? rows.length < pageSize : readCount >= total;
    // A page that brings nothing new is the end, but not of a list that told of more rows.
    const isStuck = found.size === earlierCount;
    const isEnd = isLast || (isStuck && total === undefined);
    if (isEnd || isStuck || found.size >= CSV_MAX_ROWS) {
      const isCut = found.size > CSV_MAX_ROWS || !isEnd;
      return { rows: [...found.values()].slice(0, CSV_MAX_ROWS), isCut };
    }
  }
}

/** Hands a text to the browser as a download. */
export function download(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has opened it by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The pages of rows that are here already: what `useWholeRows` has found. */
export function pagesOf<Row>(rows: readonly Row[]): LoadPage<Row> {
  return async (page, limit) => {
    const start = (page - 1) * limit;
    return { rows: rows.slice(start, start + limit), total: rows.length, page, limit };
  };
}

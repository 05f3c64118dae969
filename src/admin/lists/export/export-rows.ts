import type { ReadPage } from '../read-whole.ts';

/** Downloads text as a file. */
export function download(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Returns a page reader for loaded rows, such as those found by `useWholeRows`. */
export function pagesOf<Row>(rows: readonly Row[]): ReadPage<Row> {
  return async (page, limit) => {
    const start = (page - 1) * limit;
    return { rows: rows.slice(start, start + limit), total: rows.length, page, limit };
  };
}

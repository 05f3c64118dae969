/** One column of a file: its heading, and what stands in it for a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number | null | undefined];

/** Beginnings that a spreadsheet would run instead of showing. */
const formulaStart = /^(?:[\t\r]|[\0\n\s]*[=+\-@])/;

/**
 * Writes rows as CSV (RFC 4180), with the byte order mark that spreadsheets need to read it as UTF-8.
 *
 * Always true: no cell is a formula; what looks like one gets an apostrophe in front.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

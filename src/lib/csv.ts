/** One column of a file: its heading, and its cell for a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number | null | undefined];

/** Matches the start of a formula: also full-width signs, also after invisible characters. */
const formulaStart = /^(?:[\t\r]|[\p{Cc}\p{Cf}\s]*[=+\-@＝＋－＠])/u;

/**
 * Writes rows as CSV (RFC 4180), with the byte order mark that spreadsheets need to read it as UTF-8.
 *
 * Invariants: no cell is a formula; a cell that looks like a formula gets a leading apostrophe.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  // Semicolons too: spreadsheets split at them in locales with a decimal comma.
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

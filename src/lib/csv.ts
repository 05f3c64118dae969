/** A CSV column: its heading, and a function that returns a row's cell. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number | null | undefined];

/** Matches a leading tab or carriage return, or a formula sign (also full-width), even after invisible characters. */
const formulaStart = /^(?:[\t\r]|[\p{Cc}\p{Cf}\s]*[=+\-@＝＋－＠])/u;

/** Matches a number, or a telephone number with a space between digits, which spreadsheets can't calculate. */
const plainNumber = /^[+-]?(\d+(\.\d+)?|(?=.*[\d)] +[\d(])[\d ().-]+)$/;

/**
 * Returns rows as CSV (RFC 4180), with a row of headings and the byte order mark that makes spreadsheets read UTF-8.
 *
 * A cell that looks like a formula gets a leading apostrophe, so that spreadsheets don't run it.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const harmless = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  // Text with semicolons is quoted too, because spreadsheets split at them in locales with a decimal comma.
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A filter with values to choose from. */
interface ChoiceFilter<Row> {
  readonly label: string;
  /** The values that may be chosen, in words. */
  readonly words: Readonly<Record<string, string>>;
  /** The value of a row. */
  readonly of: (row: Row) => string;
}

/** A filter by a day, or by a key that a link gives. */
interface FreeFilter<Row> {
  readonly label: string;
  readonly kind: 'day' | 'key';
  readonly isFound: (row: Row, value: string) => boolean;
  /** A key in words. */
  readonly wordOf?: (value: string, rows: readonly Row[]) => string;
}

/** A filter of a whole list. */
export type RowFilter<Row> = ChoiceFilter<Row> | FreeFilter<Row>;

export type RowFilters<Row> = Readonly<Record<string, RowFilter<Row>>>;

/** A day that a calendar has: its field shows no other, and a filter that nobody sees would be a riddle. */
const day = /^\d{4}-(?!0[2469]-31|11-31|02-30)(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const patterns = { day, key: /^.{1,200}$/s };

/** Tells whether a row has the value of a filter. */
export function isLetThrough<Row>(filter: RowFilter<Row> | undefined, row: Row, value: string): boolean {
  if (!filter || value === '') return true;
  return 'kind' in filter ? filter.isFound(row, value) : filter.of(row) === value;
}

/** The values that each filter may have in the address. */
export function valuesOf<Row>(filters: RowFilters<Row>): Record<string, readonly string[] | RegExp> {
  const pairs = Object.entries(filters).map(
    ([name, filter]) => [name, 'kind' in filter ? patterns[filter.kind] : Object.keys(filter.words)] as const,
  );
  return Object.fromEntries(pairs);
}

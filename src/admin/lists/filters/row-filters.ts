import type { AllowedValues } from '../list-address.ts';

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

const tests = { day: isDay, key: (value: string) => value !== '' && value.length <= 200 };

/** Tells whether a calendar has a day: its field shows no other, and a filter that nobody sees would be a riddle. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || value.startsWith('0000')) return false;
  const date = new Date(value);
  // A day too many in a month is one of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Tells whether a row has the value of a filter. */
export function isLetThrough<Row>(filter: RowFilter<Row> | undefined, row: Row, value: string): boolean {
  if (!filter || value === '') return true;
  return 'kind' in filter ? filter.isFound(row, value) : filter.of(row) === value;
}

/** The values that each filter may have in the address. */
export function valuesOf<Row>(filters: RowFilters<Row>): Record<string, AllowedValues> {
  const pairs = Object.entries(filters).map(
    ([name, filter]) => [name, 'kind' in filter ? tests[filter.kind] : Object.keys(filter.words)] as const,
  );
  return Object.fromEntries(pairs);
}

import { isDay } from '../../contract/parse.ts';
import type { AllowedValues } from './list-address.ts';

interface ChoiceFilter<Row> {
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  readonly of: (row: Row) => string;
}

/** A filter by a key of the rows, which also provide the choices. */
interface KeyFilter<Row> {
  readonly label: string;
  readonly kind: 'key';
  readonly of: (row: Row) => string;
  readonly wordOf: (row: Row) => string | undefined;
}

interface DayFilter<Row> {
  readonly label: string;
  readonly kind: 'day';
  readonly isFound: (row: Row, day: string) => boolean;
}

export type RowFilter<Row> = ChoiceFilter<Row> | KeyFilter<Row> | DayFilter<Row>;

export type RowFilters<Row> = Readonly<Record<string, RowFilter<Row>>>;

const tests = {
  // A date input shows the year 0 as empty.
  day: (value: string) => isDay(value) && !value.startsWith('0000'),
  key: (value: string) => value !== '' && value.length <= 200,
};

export function matchesFilter<Row>(filter: RowFilter<Row> | undefined, row: Row, value: string): boolean {
  if (!filter || value === '') return true;
  return 'isFound' in filter ? filter.isFound(row, value) : filter.of(row) === value;
}

/** Returns the choices with their labels, including the current value. */
export function optionsOf<Row>(filter: RowFilter<Row>, rows: readonly Row[], value: string): Record<string, string> {
  if ('words' in filter) return filter.words;
  if (filter.kind === 'day') return {};
  const pairs = rows.map((row) => [filter.of(row), filter.wordOf(row) ?? filter.of(row)] as const);
  const sorted = [...new Map(pairs)].sort(([, one], [, other]) => one.localeCompare(other));
  return { ...(value && { [value]: value }), ...Object.fromEntries(sorted) };
}

/** Returns the values each filter accepts in the URL. */
export function valuesOf<Row>(filters: RowFilters<Row>): Record<string, AllowedValues> {
  const pairs = Object.entries(filters).map(
    ([name, filter]) => [name, 'kind' in filter ? tests[filter.kind] : Object.keys(filter.words)] as const,
  );
  return Object.fromEntries(pairs);
}

import { isDay } from '../../contract/parse.ts';
import { fullYear } from '../forms/checks.ts';
import type { Choices } from '../kit/controls/ChoiceField.tsx';

/** A filter of a list's rows. Its value is in the URL. */
export interface RowFilter<Row> {
  readonly label: string;
  readonly accepts: (value: string) => boolean;
  readonly matches: (row: Row, value: string) => boolean;
  /** Returns the values to choose from; missing if the value is a day. */
  readonly choicesIn?: (rows: readonly Row[]) => Choices;
}

export type RowFilters<Row> = Readonly<Record<string, RowFilter<Row>>>;

export function choiceFilter<Row>(
  label: string,
  words: Readonly<Record<string, string>>,
  of: (row: Row) => string,
): RowFilter<Row> {
  return {
    label,
    accepts: (value) => Object.hasOwn(words, value),
    matches: (row, value) => of(row) === value,
    choicesIn: () => Object.entries(words),
  };
}

/** Creates a filter by a key of the rows. The choices are the keys found in the rows, by default sorted by label. */
export function keyFilter<Row>(
  label: string,
  of: (row: Row) => string,
  wordOf: (row: Row) => string | undefined,
  order = ([, one]: Choices[number], [, other]: Choices[number]) => one.localeCompare(other),
): RowFilter<Row> {
  return {
    label,
    accepts: (value) => value.length <= 200,
    matches: (row, value) => of(row) === value,
    choicesIn(rows) {
      const words = new Map(rows.map((row) => [of(row), wordOf(row) ?? of(row)]));
      return [...words].sort(order);
    },
  };
}

/** Creates a filter by day. */
export function dayFilter<Row>(label: string, matches: RowFilter<Row>['matches']): RowFilter<Row> {
  return { label, matches, accepts: (value) => isDay(value) && !fullYear(value, {}) };
}

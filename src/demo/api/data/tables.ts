/** The rows of the demo. Ids are opaque to the client and arrive as text or number. */
import type { Id } from '../../../contract/envelope.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';
import { notFound } from '../wire/failure.ts';
import { type Check, type Fields, id as idField, readFields, type ValuesOf } from '../wire/fields.ts';

/** A stored file. `name` is unguessable and its address; `download_name` is set if browsers save it, not show it. */
export const fileRow = {
  name: 'text',
  media_type: 'text',
  size: 'number',
  download_name: 'text|null',
} as const satisfies Shape;

/** Every table by its name. A resource adds its own here, next to its calls: `declare module`. */
export interface Tables {
  /** The highest id so far, in any table: no id is used twice. */
  last_id: number;
  files: WireOf<typeof fileRow>[];
}

export type Row<Name extends Exclude<keyof Tables, 'last_id'>> = Tables[Name][number];

type IdKey<Row> = Extract<keyof Row, `${string}_id`>;
type Given = Readonly<Record<string, unknown>>;

export function findRow<Row>(rows: readonly Row[], key: IdKey<Row>, id: Id): Row | undefined {
  return rows.find((row) => String(row[key]) === String(id));
}

/** Returns the row with an id. Errors: 404 that names the kind of row. */
export function requireRow<Row>(rows: readonly Row[], key: IdKey<Row>, id: Id): Row {
  const row = findRow(rows, key, id);
  if (row === undefined) throw notFound(key.slice(0, -'_id'.length).replaceAll('_', ' '));
  return row;
}

/** Returns the row with the id in a body. Errors: 422 without an id, 404. */
export function rowOf<Row>(given: Given, rows: readonly Row[], key: IdKey<Row>): Row {
  const { [key]: id = '' } = readFields<Record<string, typeof idField>>(given, { [key]: idField });
  return requireRow(rows, key, id);
}

/** Returns the row of an update and its new values. Errors: 404; 422 with all invalid fields, also for a missing id. */
export function readUpdate<Row extends object, F extends Fields>(
  given: Given,
  rows: readonly Row[],
  key: IdKey<Row>,
  fields: F,
  check?: Check<F, Row>,
  keeps: (row: Row) => object = (row) => row,
): { row: Row; values: ValuesOf<F> } {
  const id = given[key];
  const isGiven = (typeof id === 'string' && id !== '') || typeof id === 'number';
  const row = isGiven ? requireRow(rows, key, id) : undefined;
  const all = { ...fields, [key]: idField } as F;
  const current = row && { ...(keeps(row) as Partial<ValuesOf<F>>), [key]: undefined };
  const { [key]: _id, ...values } = readFields(given, all, current, (values, fail) => check?.(values, fail, row));
  return { row: row as Row, values: values as unknown as ValuesOf<F> };
}

/** Returns a new row with an unused id. */
export function created<Key extends string, Values extends object>(
  { tables, now }: { tables: Tables; now: () => number },
  key: Key,
  values: Values,
) {
  const row = { [key]: nextId(tables), ...values, created_at: new Date(now()).toISOString() };
  return row as Record<Key, number> & Values & { created_at: string };
}

/** Removes a row from its table, in place. */
export function removeRow<Row>(rows: Row[], row: Row): void {
  const index = rows.indexOf(row);
  if (index !== -1) rows.splice(index, 1);
}

export function nextId(tables: Tables): number {
  tables.last_id += 1;
  return tables.last_id;
}

/** Adds up amounts that are known to be valid and of one currency. */
export function sumAmounts(rows: readonly { amount: string }[]): string {
  return fromMinorUnits(rows.reduce((sum, { amount }) => sum + (toMinorUnits(amount) ?? 0n), 0n));
}

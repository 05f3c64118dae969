/** The rows that the demo keeps, and finding them by ids that are opaque to the client and come as text or number. */
import type { Id } from '../../../contract/envelope.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import type { SeedTools } from '../seed/tools.ts';
import { notFound } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';

/** Stored files. `name` is unguessable and is its address; `download_name` is set for what is saved, not shown. */
export const fileRow = {
  name: 'text',
  media_type: 'text',
  size: 'number',
  download_name: 'text|null',
} as const satisfies Shape;

/** Every table by its name. A resource adds its own here, beside its calls: `declare module`. */
export interface Tables {
  /** The highest id ever given, in any table: no id is given twice. */
  last_id: number;
  files: WireOf<typeof fileRow>[];
}

export type Row<Name extends Exclude<keyof Tables, 'last_id'>> = Tables[Name][number];

/** One table: what a row is like, which a data file is checked with, and the rows of a fresh demo, if it has any. */
export interface Table<Rows> {
  readonly row: Shape;
  /** Is given the tables of the resources that come earlier in the list. */
  readonly first?: (tools: SeedTools, tables: Tables) => Rows;
}

type IdKey<Row> = Extract<keyof Row, `${string}_id`>;

export function findRow<Row>(rows: readonly Row[], key: IdKey<Row>, id: Id): Row | undefined {
  return rows.find((row) => String(row[key]) === String(id));
}

/** Errors: 404 naming what the key identifies. */
export function requireRow<Row>(rows: readonly Row[], key: IdKey<Row>, id: Id): Row {
  const row = findRow(rows, key, id);
  if (row === undefined) throw notFound(key.slice(0, -'_id'.length).replaceAll('_', ' '));
  return row;
}

/** The row that an id names, or `undefined` where no id was given, which its field's error says. Errors: 404 as above. */
export function findGiven<Row>(rows: readonly Row[], key: IdKey<Row>, id: string): Row | undefined {
  return id === '' ? undefined : requireRow(rows, key, id);
}

/** The row that the id in a body names, where nothing else is in it. Errors: 422 without an id, 404 as above. */
export function rowOf<Row>(fields: Readonly<Record<string, unknown>>, rows: readonly Row[], key: IdKey<Row>): Row {
  const read = new FieldReader(fields);
  const id = read.id(key);
  read.check();
  return requireRow(rows, key, id);
}

/** Takes a row out of its table, which keeps its identity. */
export function removeRow<Row>(rows: Row[], row: Row): void {
  const index = rows.indexOf(row);
  if (index !== -1) rows.splice(index, 1);
}

export function nextId(tables: Tables): number {
  tables.last_id += 1;
  return tables.last_id;
}

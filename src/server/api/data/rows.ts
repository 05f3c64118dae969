/** Finding rows by ids that are opaque to the client and come as text or number. */
import { notFound } from '../wire/failure.ts';
import type { Tables } from './tables.ts';

type IdKey<Row> = Extract<keyof Row, `${string}_id`>;

export function findRow<Row>(rows: readonly Row[], key: IdKey<Row>, id: string): Row | undefined {
  return rows.find((row) => String(row[key]) === id);
}

/** Errors: 404 naming `what`. */
export function requireRow<Row>(rows: readonly Row[], key: IdKey<Row>, id: string, what: string): Row {
  const row = findRow(rows, key, id);
  if (row === undefined) throw notFound(what);
  return row;
}

/** The row that an id names, or `undefined` where no id was given, which its field's error says. Errors: 404 as above. */
export function findGiven<Row>(rows: readonly Row[], key: IdKey<Row>, id: string, what: string): Row | undefined {
  return id === '' ? undefined : requireRow(rows, key, id, what);
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

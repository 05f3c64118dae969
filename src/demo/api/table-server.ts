/** Serves the endpoints that read, create, change or delete rows, from their shapes and the rules of their tables. */
import { type Endpoint, operationOf, rowShapeOf } from '../../contract/endpoint.ts';
import { listedShapes } from '../../contract/listed-shapes.ts';
import { type Kind, ownIdOf, type Shape, type WireOf } from '../../contract/shape.ts';
import { countOf } from '../../lib/format.ts';
import { type AnyRow, findRow, nextId, nounOf, requireRow, rowShapes, rowsOf } from './data/tables.ts';
import { conflict, notFound } from './failure.ts';
import { rulesOf, type Write } from './rules.ts';
import type { Handler, Services } from './services.ts';
import { isFound, newestFirst, ok, pageOf } from './wire/responses.ts';
import { readValues } from './wire/values.ts';

/** Returns the handler of an endpoint. `table` is the name of its resource. */
export function tableHandler(table: string, endpoint: Endpoint): Handler {
  const id = idOf(table);
  const shape = rowShapeOf(endpoint);
  const texts = Object.keys(shape).filter((field) => String(shape[field]).startsWith('text'));
  const operation = operationOf(endpoint);

  return (request, services) => {
    const rows = rowsOf(services.tables, table);
    const toItem = (row: AnyRow) => toWire(table, shape, row, services);
    if (endpoint.page || (endpoint.list && operation === 'read')) {
      const { search = texts } = rulesOf(table);
      const textsOf = (row: AnyRow) => search.map((field) => fieldOf(table, field, shape[field], row, services));
      const sorted = sortedRows(table, services);
      if (endpoint.page) return pageOf(sorted.filter(isFound(request.query, textsOf)), request.query, toItem);
      return ok('Found.', sorted.map(toItem));
    }
    if (operation === 'create' || operation === 'change') {
      const row = operation === 'change' ? findRow(rows, id, request.fields[id]) : undefined;
      const isMissing = operation === 'change' && !row;
      // The values of omitted fields are unknown without the row, so its absence is reported first.
      if (isMissing && endpoint.isPartial && request.fields[id]) throw notFound(nounOf(id));
      const write = { request, services, row };
      const values = validate(table, endpoint, write);
      if (isMissing) throw notFound(nounOf(id));
      return ok('Saved.', toItem(store(table, values, write)));
    }
    const row = requireRow(rows, id, request.id || readValues({ [id]: 'ownId' }, request.fields)[id]);
    if (operation === 'read') return ok('Found.', toItem(row));
    deleteRow(table, { request, services, row });
    return ok('Deleted.', null);
  };
}

/** Returns the name of the field that identifies a table's rows; empty for a resource without a table. */
function idOf(table: string): string {
  return ownIdOf(rowShapes[table] ?? {}) ?? '';
}

/** Returns the table whose rows an id identifies. */
function tableOf(id: string): string | undefined {
  return Object.keys(listedShapes).find((table) => id !== '' && idOf(table) === id);
}

export function sortedRows(table: string, { tables }: Services): AnyRow[] {
  return rowsOf(tables, table).toSorted(rulesOf(table).order ?? newestFirst);
}

/** Returns a row as a response contains it: with the fields of the response's shape, and no others. */
export function toWire<S extends Shape>(table: string, shape: S, row: AnyRow, services: Services): WireOf<S> {
  const values = Object.entries(shape).map(([field, kind]) => [field, fieldOf(table, field, kind, row, services)]);
  return Object.fromEntries(values);
}

/** Returns a field's value: computed, or a column, or the rows of another table that contain the row's id. */
function fieldOf(table: string, field: string, kind: Kind | undefined, row: AnyRow, services: Services): unknown {
  const compute = rulesOf(table).computed?.[field];
  if (compute) return compute(row, services) ?? null;
  const { listOf } = Object(kind) as { listOf?: Shape };
  const other = listOf && tableOf(ownIdOf(listOf) ?? '');
  if (!other || field in row) return row[field] ?? null;
  const own = sortedRows(other, services).filter((each) => each[idOf(table)] === row[idOf(table)]);
  return own.map((each) => toWire(other, listOf, each, services));
}

/** Returns a request's values for a row, with the ids of other rows as stored. Errors: 422 with all invalid fields. */
export function validate(table: string, { json, form, isPartial }: Endpoint, write: Write<AnyRow>): AnyRow {
  const { unique = {}, check } = rulesOf(table);
  const { request, services, row } = write;
  const shape = json ?? form ?? {};
  return readValues(shape, request.fields, isPartial ? row : {}, (values: AnyRow, fail) => {
    for (const [field, value] of Object.entries(values)) {
      const toKey = unique[field];
      const isTaken = (other: AnyRow) => other !== row && toKey?.(String(other[field])) === toKey?.(String(value));
      if (toKey && value && rowsOf(services.tables, table).some(isTaken))
        fail(field, `Another ${nounOf(idOf(table))} has this ${field.split('_').at(-1)}.`);
      const other = /^id\b/.test(String(shape[field])) && value !== null && tableOf(field);
      const target = other && findRow(rowsOf(services.tables, other), field, value);
      if (target) values[field] = target[field];
      else if (other) fail(field, `This ${nounOf(field)} doesn't exist.`);
    }
    check?.(values, fail, write);
  });
}

/** Stores values in a row, or in a new one, and returns it. `null` keeps the value of a column with a default. */
export function store(table: string, values: AnyRow, write: Write<AnyRow>): AnyRow {
  const { tables, now } = write.services;
  const { defaults = {}, written } = rulesOf(table);
  const [id, shape] = [idOf(table), rowShapes[table] ?? {}];
  const columns = Object.entries(values).filter(
    ([field, value]) => field in shape && field !== id && !(value === null && field in defaults),
  );
  const initial = { ...structuredClone(defaults), created_at: new Date(now()).toISOString() };
  const row = write.row ?? { [id]: nextId(tables), ...initial };
  Object.assign(row, Object.fromEntries(columns));
  if (!write.row) rowsOf(tables, table).push(row);
  written?.(row, values, write);
  return row;
}

/** Deletes a row. Optional ids of it in other tables become `null`. Errors: 409 if another table's rows require it. */
function deleteRow(table: string, write: Write<AnyRow> & { row: AnyRow }): void {
  const { services, row } = write;
  const id = idOf(table);
  const rowsWith = (kind: 'id' | 'id?') =>
    Object.keys(listedShapes)
      .filter((other) => rowShapes[other]?.[id] === kind)
      .map((other) => [other, rowsOf(services.tables, other).filter((each) => each[id] === row[id])] as const);
  for (const [other, { length }] of rowsWith('id'))
    if (length > 0) {
      const nouns = [nounOf(idOf(other)), other.replaceAll('_', ' ')] as const;
      throw conflict(`This ${nounOf(id)} is used by ${countOf(length, nouns)}.`);
    }
  rulesOf(table).beforeDelete?.(row, write);
  for (const [, dependents] of rowsWith('id?')) for (const each of dependents) each[id] = null;
  const rows = rowsOf(services.tables, table);
  rows.splice(rows.indexOf(row), 1);
}

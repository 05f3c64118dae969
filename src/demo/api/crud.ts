import type { Ok } from '../../contract/envelope.ts';
import type { Shape } from '../../contract/shape.ts';
import {
  created,
  givenRow,
  type IdKey,
  nounOf,
  type Row,
  removeRow,
  requireRow,
  type TableName,
} from './data/tables.ts';
import type { DemoRequest, Services } from './resource.ts';
import { ok } from './wire/responses.ts';
import { type Fail, readValues, type Values } from './wire/values.ts';

interface Rules<Name extends TableName, S extends Shape, Wire> {
  readonly table: Name;
  readonly id: IdKey<Row<Name>>;
  /** The fields of a request that creates or updates a row, without the row's id. */
  readonly fields: S;
  /** Reports errors that the shape can't express, such as a duplicate name. `row` is the row to update, if any. */
  check?(values: Partial<Values<S>>, fail: Fail, services: Services, row?: Row<Name>): void;
  toColumns(values: Values<S>, services: Services): Partial<Row<Name>>;
  /** Returns the columns of a new row that requests don't set. */
  initial?(): Partial<Row<Name>>;
  toWire(row: Row<Name>, services: Services): Wire;
  /** Removes data that only the row uses, such as files. Errors: throws a `Failure` if the row can't be deleted. */
  beforeDelete?(row: Row<Name>, services: Services): void;
}

/** Returns the handlers that create, update and delete the rows of a table. */
export function crud<Name extends TableName, S extends Shape, Wire>(rules: Rules<Name, S, Wire>) {
  const { table, id, fields, toColumns, toWire } = rules;
  const noun = nounOf(id).replace(/^./, (first) => first.toUpperCase());
  const ownId: Shape = { [id]: 'ownId' };
  const rowsOf = ({ tables }: Services) => tables[table] as Row<Name>[];

  return {
    create(request: DemoRequest, services: Services): Ok<Wire> {
      const values = readValues(fields, request.fields, {}, (found, fail) => rules.check?.(found, fail, services));
      const columns = { ...rules.initial?.(), ...toColumns(values, services) };
      const row = created<Row<Name>>(services, id, columns);
      rowsOf(services).push(row);
      return ok(`${noun} created.`, toWire(row, services));
    },

    /** Changes the fields that a request contains. Errors: 404; 422 with all invalid fields, including a missing id. */
    update(request: DemoRequest, services: Services): Ok<Wire> {
      const row = givenRow(rowsOf(services), id, request.fields);
      const { [id]: _own, ...current }: Partial<Row<Name>> = row ?? {};
      const values = readValues({ ...fields, ...ownId }, request.fields, current, (found, fail) =>
        rules.check?.(found as Partial<Values<S>>, fail, services, row),
      );
      // `row` is defined: `readValues` throws if the id is missing, and `givenRow` if no row has that id.
      const { [id]: _given, ...columns } = toColumns(values as Values<S>, services);
      const changed = Object.assign(row as Row<Name>, columns);
      return ok(`${noun} saved.`, toWire(changed, services));
    },

    /** Deletes the row with the id in the path or the body. */
    delete(request: DemoRequest, services: Services): Ok<null> {
      const wanted = request.id || String(readValues(ownId, request.fields)[id]);
      const row = requireRow(rowsOf(services), id, wanted);
      rules.beforeDelete?.(row, services);
      removeRow(rowsOf(services), row);
      return ok(`${noun} deleted.`, null);
    },
  };
}

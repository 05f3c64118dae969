import type { Mutation } from '../../api/endpoint.ts';
import type { Id } from '../../contract/envelope.ts';
import { ownIdOf, type Shape, type TypeOf } from '../../contract/shape.ts';
import { humanize } from '../../lib/humanize.ts';
import type { Column } from '../kit/table/Table.tsx';
import type { RowFilters } from '../lists/row-filters.ts';
import { NEW, type Path, pathTo, type RouteName, type RowRouteName } from '../paths.ts';
import { columnsOf, filtersOf } from './columns.tsx';
import { type Field, fieldsOf, textIn } from './fields.ts';
import type { RowState } from './use-row.ts';

/** A kind of row, with the settings that its screens share. */
interface ResourceOptions<Row> {
  /** Singular and plural: `['user', 'users']`. */
  readonly noun: readonly [one: string, many: string];
  readonly list: Exclude<RouteName, RowRouteName>;
  /** The route of a row's screen, if it has one. */
  readonly row?: RowRouteName;
  readonly nameOf: (row: Row) => string;
  /** Filters besides those of the fields. */
  readonly filters?: RowFilters<Row>;
  /** The endpoints of its form, if admins can edit rows. */
  readonly edit?: Editing<Row>;
  readonly deletion?: Deletion<Row>;
}

interface Editing<Row> {
  readonly useRow: (id: string) => RowState<Row>;
  readonly create: Mutation<never, Row | null>;
  /** Receives the row's id and the edited fields. */
  readonly update: Mutation<never, Row | null>;
  /** Fields that the contract requires in each update. */
  readonly always?: readonly string[];
}

export interface Deletion<Row> {
  /** Receives the row's id, as `id` and by its own name. */
  readonly remove: Mutation<never, null>;
  /** Says what else is deleted, or what is kept. */
  readonly text: (row: Row) => string;
  readonly isTyped?: boolean;
  /** Rows have no screen of their own, so phones show the button on each card. */
  readonly isOnCards?: boolean;
  /** A hook: returns why a row can't be deleted; shown instead of the confirmation. */
  readonly useReasonToStay?: () => (row: Row) => string | undefined;
}

export interface Resource<Row> extends ResourceOptions<Row> {
  /** The path of the form for a new row; missing if admins can't create rows. */
  readonly create?: Path | undefined;
  readonly idName: string;
  readonly idOf: (row: Row) => Id;
  /** In the order of their columns; the first names the row. */
  readonly fields: readonly Field<Row>[];
  readonly columns: readonly Column<Row>[];
  readonly filters: RowFilters<Row>;
  /** Returns the texts that a search looks through. */
  readonly textsOf: (row: Row) => readonly string[];
}

/** A resource with a form for each row. */
export interface EditedResource<Row> extends Resource<Row> {
  readonly row: RowRouteName;
  readonly edit: Editing<Row>;
  readonly deletion: Deletion<Row>;
}

type FieldsOf<S extends Shape> = (field: ReturnType<typeof fieldsOf<S>>) => readonly Field<TypeOf<S>>[];

/** Describes a resource by the contract's shape of its rows. */
export function resourceOf<S extends Shape, const Options extends ResourceOptions<TypeOf<S>>>(
  shape: S,
  options: Options,
  fields: FieldsOf<S>,
): Options & Resource<TypeOf<S>> {
  const { edit, row, nameOf } = options;
  const idName = ownIdOf(shape) ?? '';
  const idOf = (each: TypeOf<S>) => Reflect.get(each, idName) as Id;
  const all = fields(fieldsOf(shape));
  const searched = all.filter(({ isSearched }) => isSearched);
  return {
    ...options,
    create: edit && row && pathTo(row, NEW),
    idName,
    idOf,
    fields: all,
    columns: columnsOf(all, nameOf, row && ((each) => pathTo(row, idOf(each)))),
    filters: { ...filtersOf(all), ...options.filters },
    textsOf: (each) => searched.map((field) => textIn(field, each)),
  };
}

export function listOf({ noun, list }: Pick<Resource<never>, 'noun' | 'list'>): { href: Path; label: string } {
  return { href: pathTo(list), label: humanize(noun[1]) };
}

import type { ReactNode } from 'react';
import type { Mutation } from '../../api/endpoint.ts';
import type { Id } from '../../contract/envelope.ts';
import { ownIdOf, type Shape, type TypeOf } from '../../contract/shape.ts';
import { humanize } from '../../lib/humanize.ts';
import type { Money } from '../../lib/money.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { NEW, type Path, pathTo, type RouteName, type RowRouteName } from '../paths.ts';
import { columnsOf, filtersOf } from './columns.tsx';
import { type Field, fieldsOf, textIn } from './fields.ts';
import type { ListUrl } from './list-url.ts';
import type { RowFilters } from './row-filters.ts';
import type { Listed, RowState, Rows } from './rows.ts';

/** The settings of a resource that its screens share. */
interface ResourceOptions<Row> {
  readonly noun: Listed<Row>['noun'];
  readonly list: Exclude<RouteName, RowRouteName>;
  /** The route of a row's screen, if it has one. */
  readonly row?: RowRouteName;
  readonly nameOf: (row: Row) => string;
  /** The hook for the rows of the list, created by `wholeList` or `pagedRows`. */
  readonly useRows: (listUrl: ListUrl, listed: Listed<Row>) => Rows<Row>;
  readonly useRow?: (id: string) => RowState<Row>;
  /** Shown instead of an empty list. */
  readonly emptyText: string;
  /** The amount of each row, for the sum above the list. Default label: `Total`. */
  readonly total?: { readonly label?: string; readonly of: (row: Row) => Money };
  /** Filters besides those of the fields. */
  readonly filters?: RowFilters<Row>;
  /** The endpoints of the form, if admins can edit rows. */
  readonly edit?: Editing<Row>;
  readonly deletion?: Deletion<Row>;
}

interface Editing<Row> {
  readonly create: Mutation<never, Row | null>;
  /** Receives the row's id and the edited fields. */
  readonly update: Mutation<never, Row | null>;
}

export interface Deletion<Row> {
  /** Receives the row's id twice: as `id`, and by the name that the contract uses. */
  readonly remove: Mutation<never, null>;
  /** A sentence that says what else is deleted, or what stays. */
  readonly text: (row: Row) => string;
  readonly isTyped?: boolean;
  /** Returns what uses the row, which then can't be deleted. */
  readonly usesOf?: (row: Row) => { readonly title: string; readonly text: ReactNode } | undefined;
  /** Returns whether a row is the user's own account, which they can't delete, so that one super-admin remains. */
  readonly isOwn?: (row: Row, user: SessionUser) => boolean;
  /** True if phones show the Delete button on each card, because a row is edited in the list, not on its own screen. */
  readonly isOnCards?: boolean;
}

export interface Resource<Row> extends Omit<ResourceOptions<Row>, 'filters'>, Listed<Row> {
  /** The path of the form for a new row; missing if admins can't create rows. */
  readonly create?: Path | undefined;
  readonly idName: string;
  /** The fields in the order of their columns; the first names the row. */
  readonly fields: readonly Field<Row>[];
  /** Returns whether to show a row as inactive. */
  readonly isOff: (row: Row) => boolean;
  /** The searched fields: `Name, email or phone`. */
  readonly searchHint: string;
}

/** A resource whose rows admins edit on screens of their own. */
export type EditedResource<Row> = Resource<Row> & Required<Pick<Resource<Row>, 'row' | 'useRow' | 'edit' | 'deletion'>>;

type FieldsOf<S extends Shape> = (field: ReturnType<typeof fieldsOf<S>>) => readonly Field<TypeOf<S>>[];

const offStates: readonly string[] = ['inactive', 'closed'];

/** Creates a resource from the contract's shape of its rows. */
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
  const labels = searched.map(({ label }) => label.toLowerCase()).join(', ');
  const status = all.find(({ filter }) => filter === 'status');
  return {
    ...options,
    create: edit && row && pathTo(row, NEW),
    idName,
    idOf,
    fields: all,
    columns: columnsOf(all, nameOf, row && ((each) => pathTo(row, idOf(each)))),
    filters: { ...filtersOf(all), ...options.filters },
    isOff: (each) => status !== undefined && offStates.includes(textIn(status, each)),
    searchHint: humanize(labels.replace(/, ([^,]*)$/, ' or $1')),
    textsOf: (each) => searched.map((field) => textIn(field, each)),
  };
}

export function listOf({ noun, list }: Pick<Resource<never>, 'noun' | 'list'>): { href: Path; label: string } {
  return { href: pathTo(list), label: humanize(noun[1]) };
}

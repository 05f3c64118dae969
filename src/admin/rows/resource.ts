import type { Outcome } from '../../api/hooks/use-mutation.ts';
import type { Id } from '../../contract/envelope.ts';
import { humanize } from '../../lib/humanize.ts';
import { type Path, pathTo, type RouteName, type RowRouteName } from '../paths.ts';
import type { Field } from './fields.ts';

/** A kind of row, with the settings that its screens share. */
export interface Resource<Row> {
  /** Singular and plural: `['user', 'users']`. */
  readonly noun: readonly [one: string, many: string];
  readonly list: Exclude<RouteName, RowRouteName>;
  /** The route of a row's screen, if it has one. */
  readonly row?: RowRouteName;
  /** The path of the form for a new row; missing if admins can't create rows. */
  readonly create?: Path;
  readonly idOf: (row: Row) => Id;
  readonly nameOf: (row: Row) => string;
  /** In the order of their columns; the first names the row. */
  readonly fields: readonly Field<Row>[];
}

/** A resource with a screen for each row. */
export interface RoutedResource<Row> extends Resource<Row> {
  readonly row: RowRouteName;
  readonly idName: keyof Row & string;
}

export interface Deletion<Row> {
  readonly remove: (row: Row) => Promise<Outcome<null>>;
  /** Says what else is deleted, or what is kept. */
  readonly text: (row: Row) => string;
  readonly isTyped?: boolean;
  /** Rows have no screen of their own, so phones show the button on each card. */
  readonly isOnCards?: boolean;
  /** Returns why a row can't be deleted; shown instead of the confirmation. */
  readonly reasonToStay?: (row: Row) => string | undefined;
}

export function listOf({ noun, list }: Pick<Resource<never>, 'noun' | 'list'>): { href: Path; label: string } {
  return { href: pathTo(list), label: humanize(noun[1]) };
}

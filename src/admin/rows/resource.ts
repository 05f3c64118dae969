import type { Outcome } from '../../api/hooks/use-mutation.ts';
import type { Id } from '../../contract/envelope.ts';
import { humanize } from '../../lib/humanize.ts';
import { type Path, type PlaceName, pathTo, type RowPlaceName } from '../paths.ts';
import type { Field } from './fields.ts';

/** A kind of row, with the settings that its screens share. */
export interface Resource<Row> {
  /** Singular and plural: `['user', 'users']`. */
  readonly noun: readonly [one: string, many: string];
  readonly list: Exclude<PlaceName, RowPlaceName>;
  /** The route of a row's screen, if it has one. */
  readonly row?: RowPlaceName;
  /** The path of the form for a new row; missing if admins can't create rows. */
  readonly create?: Path;
  readonly idOf: (row: Row) => Id;
  /** The row's name in dialogs and in its screen's heading. */
  readonly nameOf: (row: Row) => string;
  /** In the order of their columns; the first names the row. */
  readonly fields: readonly Field<Row>[];
}

/** A resource with a screen for each row. */
export interface PlacedResource<Row> extends Resource<Row> {
  readonly row: RowPlaceName;
  /** The API name of the row's id. */
  readonly idName: keyof Row & string;
}

/** The deletion of a resource's rows. */
export interface Deletion<Row> {
  readonly remove: (row: Row) => Promise<Outcome<null>>;
  /** Says what else is deleted, or what is kept. */
  readonly text: (row: Row) => string;
  /** Requires typing the row's name. */
  readonly isTyped?: boolean;
  /** Returns why a row can't be deleted; shown instead of the confirmation. */
  readonly reasonToStay?: (row: Row) => string | undefined;
}

/** Returns the label and path of a resource's list. */
export function listOf({ noun, list }: Pick<Resource<never>, 'noun' | 'list'>): { href: Path; label: string } {
  return { href: pathTo(list), label: humanize(noun[1]) };
}

import type { Outcome } from '../../api/hooks/use-mutation.ts';
import type { Id } from '../../contract/envelope.ts';
import { humanize } from '../../lib/humanize.ts';
import { type Path, type PlaceName, pathTo, type RowPlaceName } from '../paths.ts';

/** A kind of row: the facts that all of its screens share. */
export interface Resource<Row> {
  /** The words for a row: `['user', 'users']`. */
  readonly noun: readonly [one: string, many: string];
  readonly list: Exclude<PlaceName, RowPlaceName>;
  /** The way to the form for a new row; missing where rows come from elsewhere. */
  readonly create?: Path;
  readonly idOf: (row: Row) => Id;
  /** The row's name in questions and in its screen's heading. */
  readonly nameOf: (row: Row) => string;
}

/** A kind of row that has a screen for each. */
export interface PlacedResource<Row> extends Resource<Row> {
  /** The place of a row's screen. */
  readonly row: RowPlaceName;
}

/** The deletion of a resource's rows. */
export interface Deletion<Row> {
  readonly remove: (row: Row) => Promise<Outcome<null>>;
  /** A sentence about the things that go with a row, or stay. */
  readonly text: (row: Row) => string;
  /** The same of several rows; where it is missing, rows can't be selected. */
  readonly manyText?: string;
  /** Asks for the row's name to be typed. */
  readonly isTyped?: boolean;
  /** The reason for which a row must stay: it is said instead of asking the server. */
  readonly reasonToStay?: (row: Row) => string | undefined;
}

/** The list of a resource as a screen names it, and where it is. */
export function listOf({ noun, list }: Pick<Resource<never>, 'noun' | 'list'>): { href: Path; label: string } {
  return { href: pathTo(list), label: humanize(noun[1]) };
}

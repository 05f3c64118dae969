import type { Outcome } from '../../api/hooks/use-mutation.ts';
import type { Id } from '../../contract/envelope.ts';
import { humanize } from '../../lib/humanize.ts';
import { type Path, type PlaceName, pathTo, type RowPlaceName } from '../paths.ts';

/** What all screens of one kind of row have in common. */
export interface Resource<Row> {
  /** What a row is: `['user', 'users']`. */
  readonly noun: readonly [one: string, many: string];
  readonly list: Exclude<PlaceName, RowPlaceName>;
  readonly row: RowPlaceName;
  /** Where a new row is written; missing where rows come from elsewhere. */
  readonly create?: Exclude<PlaceName, RowPlaceName>;
  readonly idOf: (row: Row) => Id;
  /** What a row is called where it is asked about, and what its screen is headed by. */
  readonly nameOf: (row: Row) => string;
}

/** How the rows of a resource are deleted. */
export interface Deletion<Row> {
  readonly remove: (row: Row) => Promise<Outcome<null>>;
  /** What else goes with a row, or stays: a sentence. */
  readonly text: (row: Row) => string;
  /** The same of several rows; where it is missing, rows can't be selected. */
  readonly manyText?: string;
  /** Asks for the row's name to be typed. */
  readonly isTyped?: boolean;
  /** Why a row must stay: then that is said instead of asking the server. */
  readonly reasonToStay?: (row: Row) => string | undefined;
}

/** The list of a resource as a screen names it, and where it is. */
export function listOf({ noun, list }: Pick<Resource<never>, 'noun' | 'list'>): { href: Path; label: string } {
  return { href: pathTo(list), label: humanize(noun[1]) };
}

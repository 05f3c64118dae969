import { useState } from 'react';
import type { ListNavigation } from '../use-list-place.ts';

/** The rows of the page shown that are selected. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  /** Takes rows in, or out. */
  set(rows: readonly Row[], isIn: boolean): void;
}

/**
 * Which rows are selected.
 *
 * Always true: what is selected is on screen. Another page, search, filter or order starts with none; a row that has
 * gone is no longer selected.
 */
export function useSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  place: ListNavigation,
): Selection<Row> {
  const where = place.hrefOf({ page: place.page });
  const [state, setState] = useState<{ where: string; keys: ReadonlySet<string> }>({ where, keys: new Set() });
  const keys = state.where === where ? state.keys : new Set<string>();
  const has = (row: Row) => keys.has(String(keyOf(row)));
  return {
    rows: rows.filter(has),
    has,
    set(changed, isIn) {
      const next = new Set(keys);
      for (const row of changed) next[isIn ? 'add' : 'delete'](String(keyOf(row)));
      setState({ where, keys: next });
    },
  };
}

import { keep, readKept } from '../../lib/tab-storage.ts';

/** Lists that outlast a reload of the tab, each kept for the one person whom it may be shown to. */

/** The items kept for a person; none of what was kept for another, or makes no sense. Errors: none. */
export function readVisit<Item>(key: string, person: string, isItem: (item: unknown) => item is Item): readonly Item[] {
  try {
    const kept = JSON.parse(readKept(key));
    return kept.person === person ? kept.items.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** Keeps items for a person, in place of whoever had some. Errors: none; without room nothing is kept. */
export function writeVisit(key: string, person: string, items: readonly unknown[]): void {
  // Never beside what another had.
  keep(key, '');
  if (items.length > 0) keep(key, JSON.stringify({ person, items }));
}

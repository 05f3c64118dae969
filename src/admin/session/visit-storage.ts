/** Lists that outlast a reload of the tab, each kept for the one person whom it may be shown to. */

/** The items kept for a person; none of what was kept for another, or makes no sense. Errors: none. */
export function readVisit<Item>(key: string, person: string, isItem: (item: unknown) => item is Item): readonly Item[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
    return kept.person === person ? kept.items.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** Keeps items for a person, in place of whoever had some. Errors: none; without room nothing is kept. */
export function writeVisit(key: string, person: string, items: readonly unknown[]): void {
  try {
    sessionStorage.removeItem(key);
    if (items.length > 0) sessionStorage.setItem(key, JSON.stringify({ person, items }));
  } catch {
    // They last until the reload.
  }
}

/** Returns the items with a value: not `false`, which stands for a part that the site doesn't have. */
export function present<Item>(...items: readonly (Item | false | undefined | '')[]): Item[] {
  return items.filter((item): item is Item => Boolean(item));
}

export type Chance = ReturnType<typeof createChance>;

/** Seeded random numbers, so that invented data is the same at each start. Mulberry32: small, and even enough. */
export function createChance(start: number) {
  let state = start >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    /** From `min` to `max`, both included. */
    integer,
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[integer(0, items.length - 1)] ?? items[0],
    /** True in `share` (0 to 1) of the cases. */
    happens: (share: number) => next() < share,
    /** Lower-case hexadecimal digits. */
    hex: (length: number) => Array.from({ length }, () => integer(0, 15).toString(16)).join(''),
  };
}

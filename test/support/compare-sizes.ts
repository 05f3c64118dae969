type Sizes = Readonly<Record<string, number>>;

const room = 1.02;
const nameOf = (size: string) => size.replace(/: .*/, '');

/**
 * Compares the sizes of a build with the record. `faults` has a sentence for each size above its record plus 2 %, and for
 * each without a record. Owners may add and remove pages, so that `notes` only name those, unless `isStrict`.
 */
export function compareSizes(sizes: Sizes, record: Sizes, isStrict = false): { faults: string[]; notes: string[] } {
  const faults = Object.entries(sizes).flatMap(([name, bytes]) => {
    const recorded = record[name];
    if (recorded === undefined) return isStrict || !name.startsWith('/') ? [`${name}: not on record.`] : [];
    return bytes > recorded * room ? [`${name}: ${bytes} bytes of code, ${recorded} on record.`] : [];
  });
  const listed = (heading: string, from: Sizes, other: Sizes) => {
    const names = new Set(Object.keys(from).flatMap((name) => (name in other ? [] : nameOf(name))));
    return names.size > 0 ? [`${heading}: ${[...names].join(', ')}.`] : [];
  };
  return { faults, notes: [...listed('Not on record', sizes, record), ...listed('Not in the build', record, sizes)] };
}

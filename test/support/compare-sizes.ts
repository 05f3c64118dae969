type Sizes = Readonly<Record<string, number>>;

const room = 1.02;
const nameOf = (size: string) => size.replace(/: .*/, '');

/**
 * Compares the sizes of a build with the record. `grown` has a sentence for each size above its record plus 2 %.
 * Owners may add and remove pages, so that `notes` only name those.
 */
export function compareSizes(sizes: Sizes, record: Sizes): { grown: string[]; notes: string[] } {
  const grown = Object.entries(sizes).flatMap(([name, bytes]) => {
    const recorded = record[name] ?? bytes;
    return bytes > recorded * room ? [`${name}: ${bytes} bytes of code, ${recorded} on record.`] : [];
  });
  const listed = (heading: string, from: Sizes, other: Sizes) => {
    const names = new Set(Object.keys(from).flatMap((name) => (name in other ? [] : nameOf(name))));
    return names.size > 0 ? [`${heading}: ${[...names].join(', ')}.`] : [];
  };
  return { grown, notes: [...listed('Not on record', sizes, record), ...listed('Not in the build', record, sizes)] };
}

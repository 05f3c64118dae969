/** Returns the file name in a URL; `undefined` if it is long or encoded, as generated names are. */
export function fileNameOf(address: string): string | undefined {
  const name = /([^/?#]*)(?:[?#].*)?$/.exec(address)?.[1] ?? '';
  return /^[\w.-]{1,32}$/.test(name) ? name : undefined;
}

/** Returns an address for a link, resolved against `base`; `undefined` for any scheme but http and https. */
export function safeHref(address: string | null | undefined, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

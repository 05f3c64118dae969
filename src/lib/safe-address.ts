/** Returns an address resolved against `base`, safe as a link; `undefined` unless it's a valid http or https URL. */
export function safeHref(address: string | null | undefined, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

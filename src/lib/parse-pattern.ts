/**
 * Parses a route's pattern for wouter (`<Router parser>`). `:name` matches one segment, and `*` alone matches every
 * path. Everything else matches exactly: the case counts, and so does a trailing slash, because a page has one address.
 */
export function parsePattern(pattern: string): { pattern: Pick<RegExp, 'exec'>; keys: string[] } {
  const parts = pattern.split('/');
  const isKey = (part: string) => part.startsWith(':');
  const exec = (path: string) => {
    const segments = path.split('/');
    const fits =
      segments.length === parts.length &&
      parts.every((part, index) => (isKey(part) ? segments[index] !== '' : segments[index] === part));
    const values = segments.filter((_, index) => isKey(parts[index] ?? ''));
    return fits || pattern === '*' ? ([path, ...values] as unknown as RegExpExecArray) : null;
  };
  return { pattern: { exec }, keys: parts.filter(isKey).map((part) => part.slice(1)) };
}

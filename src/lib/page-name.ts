/** Returns a short name for a path of this site: 'Home' for `/`, 'About' for `/about`, 'Case studies' for `/case-studies`. */
export function pageName(path: string): string {
  const [, first = 'H', others = 'ome'] = /([^/?#])([^/?#]*)(?:$|[?#])/.exec(path) ?? [];
  return first.toUpperCase() + others.replaceAll('-', ' ');
}

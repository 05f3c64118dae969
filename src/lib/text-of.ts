/** Returns the text of rendered content: of React elements, that of their children. */
export function textOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(textOf).join('');
  if (typeof content === 'object')
    return textOf((content as { props?: { children?: unknown } } | null)?.props?.children);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}

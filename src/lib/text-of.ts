/** Returns the text in a React node, including the text of nested elements. */
export function textOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(textOf).join('');
  if (typeof content === 'object')
    return textOf((content as { props?: { children?: unknown } } | null)?.props?.children);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}

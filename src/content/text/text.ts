/**
 * A part of a text: a string, or an element with other parts. Attributes have React's names. `data-*` attributes select
 * styles, for example for a note next to the text.
 */
export type TextNode = string | TextElement;

export interface TextElement {
  tag: string;
  attributes?: Readonly<Record<string, string | number | boolean>>;
  content: readonly TextNode[];
}

export function textOf(nodes: readonly TextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.content)} `)).join('');
}

export interface Chapter {
  id: string;
  title: string;
}

/** Returns the chapters of a text: each `h2` starts one. */
export function chaptersOf(nodes: readonly TextNode[]): Chapter[] {
  return nodes.flatMap((node) =>
    typeof node === 'object' && node.tag === 'h2'
      ? { id: String(node.attributes?.id), title: textOf(node.content).replace(/[ \t\r\n]+/g, ' ').trim() }
      : [],
  );
}

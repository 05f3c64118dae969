import { createElement, Fragment, type ReactNode } from 'react';

/** React elements that draw what the HTML of `node` draws. For HTML that React itself has written: its comments are not drawn. */
export function toReact(node: Node | null | undefined): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const props = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [toPropName(name), value]));
  return createElement(node.localName, props, ...Array.from(node.childNodes, toReact));
}

/** The same for everything that follows `element` among its siblings. */
export function followingToReact(element: Element): ReactNode {
  const following: ReactNode[] = [];
  for (let next = element.nextSibling; next; next = next.nextSibling) following.push(toReact(next));
  return createElement(Fragment, null, ...following);
}

function toPropName(attribute: string): string {
  if (attribute === 'class') return 'className';
  if (attribute === 'datetime') return 'dateTime';
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return attribute.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

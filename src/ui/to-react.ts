import { createElement, type ReactNode } from 'react';

/** React elements that draw what the HTML of `node` draws. For HTML that React itself has written: elements and text. */
export function toReact(node: Node | null | undefined): ReactNode {
  if (!(node instanceof Element)) return node?.nodeValue;
  const props = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [toPropName(name), value]));
  return createElement(node.localName, props, ...Array.from(node.childNodes, toReact));
}

function toPropName(attribute: string): string {
  if (attribute === 'class') return 'className';
  if (attribute === 'datetime') return 'dateTime';
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return attribute.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

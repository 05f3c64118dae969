// Renders an image in a text, with its caption: in the text column, next to it, or full width.
import type { Tokens } from 'marked';
import type { FindPicture } from './read-picture.ts';
import type { TextElement } from './text.ts';

/** Matches the screens that get the image's version for phones. */
const phones = '(max-width: 47.99rem)';

export function figure({ href, title, text }: Tokens.Image, count: () => number, find: FindPicture, faults: string[]) {
  const [, position = '', caption = ''] = /^(?:(wide|beside):\s*)?(.*)$/s.exec(title ?? '') ?? [];
  if (!text) faults.push(`the image '${href}' has no text alternative: write what it shows, ![like this](${href}).`);
  const picture = find(href);
  if (typeof picture === 'string') faults.push(picture);
  const { src, width, height, phone } = typeof picture === 'string' ? empty : picture;
  const image: TextElement = {
    tag: 'img',
    attributes: { src, alt: text, width, height, loading: 'lazy', decoding: 'async' },
    content: [],
  };
  const source = phone && {
    tag: 'source',
    attributes: { media: phones, srcSet: phone.src, width: phone.width, height: phone.height },
    content: [],
  };
  const drawing = source ? { tag: 'picture', content: [source, image] } : image;
  const isDrawing = src.endsWith('.svg');
  const node: TextElement = {
    tag: 'figure',
    attributes: { 'data-figure': position || 'text', ...(isDrawing && { 'data-drawing': true }) },
    content: [drawing, ...(caption ? [{ tag: 'figcaption', content: [`Fig. ${count()}. ${caption}`] }] : [])],
  };
  return { node, isBeside: position === 'beside' };
}

const empty = { src: '', width: 0, height: 0, phone: undefined };

// Renders an image in a text, or a frame of another site, with its caption: in the text column, next to it, or full width.
import type { Tokens } from 'marked';
import type { FindPicture } from './read-picture.ts';
import type { TextElement } from './text.ts';

/** Matches the screens that get the image's version for phones. */
const phones = '(max-width: 47.99rem)';

/** The pages of videos, and the addresses of their players, which store nothing before the video starts. */
const players: readonly (readonly [page: RegExp, player: string])[] = [
  [
    /^https:\/\/(?:youtu\.be\/|(?:www\.)?youtube\.com\/(?:watch\?v=|shorts\/))([\w-]+).*$/,
    'https://www.youtube-nocookie.com/embed/$1?autoplay=1',
  ],
  [/^https:\/\/vimeo\.com\/(\d+).*$/, 'https://player.vimeo.com/video/$1?autoplay=1&dnt=1'],
];

/** Returns the address to show in a frame for a page of another site; `undefined` for an image. */
function frameOf(href: string): string | undefined {
  if (!/^https:\/\/(?!.*\.(?:png|jpe?g|webp|svg|gif|avif)$)/i.test(href) || !URL.canParse(href)) return undefined;
  return players.reduce((address, [page, player]) => address.replace(page, player), href);
}

export function figure({ href, title, text }: Tokens.Image, count: () => number, find: FindPicture, faults: string[]) {
  const [, position = '', caption = ''] = /^(?:(wide|beside):\s*)?(.*)$/s.exec(title ?? '') ?? [];
  if (!text) faults.push(`the image '${href}' has no text alternative: write what it shows, ![like this](${href}).`);
  const isBeside = position === 'beside';
  const legend = () => (caption ? [{ tag: 'figcaption', content: [`Fig. ${count()}. ${caption}`] }] : []);
  const frame = frameOf(href);
  if (frame) {
    const attributes = { 'data-figure': position || 'text', 'data-frame': frame };
    const node = { tag: 'figure', attributes, content: [{ tag: 'a', attributes: { href }, content: [text] }, ...legend()] };
    return { node, isBeside };
  }
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
    content: [drawing, ...legend()],
  };
  return { node, isBeside };
}

const empty = { src: '', width: 0, height: 0, phone: undefined };

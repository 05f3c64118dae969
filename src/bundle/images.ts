// Pictures that the build draws: the icons, and for every page the one that a shared link shows, with the page's own figure.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { site } from '../content/site.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { shareImagePath } from '../site/share-image-path.ts';
import type { Colors } from './colors.ts';

export const shareSize = { width: 1200, height: 630 };

interface Drawn {
  root: string;
  /** Its folder `images` keeps pictures for the next build. */
  work: string;
  /** The HTML of each page, by path. */
  documents: ReadonlyMap<string, string>;
  colors: Colors;
  withShares: boolean;
}

/** Every picture of a build by its file's name. */
export async function drawImages({ root, work, documents, colors, withShares }: Drawn) {
  const paint = await createPainter(root, join(work, 'images'));
  const home = documents.get('/') ?? '';
  const tile = tileSvg(home, colors);
  const small = [16, 32, 48].map(async (size) => ({ size, png: await paint(tile, size) }));
  const files: Record<string, string | Uint8Array> = {
    'images/icon.svg': iconSvg(home, colors),
    'favicon.ico': toIco(await Promise.all(small)),
  };
  for (const size of [180, 192, 512]) files[`images/icon-${size}.png`] = await paint(tile, size);
  for (const [path, html] of withShares ? documents : []) {
    const above = documents.get(path.replace(/(?<=.)\/[^/]*$/, ''));
    files[shareImagePath(path).slice(1)] = await paint(await shareSvg(root, html, colors, above), shareSize.width);
  }
  return files;
}

/** Draws SVG as PNG, and keeps what it has drawn in `folder` for the next build. */
async function createPainter(root: string, folder: string) {
  const font = await readFile(join(root, 'public/fonts/funnel-display-latin-wght-normal.woff2'));
  await mkdir(folder, { recursive: true });
  let isReady: Promise<void> | undefined;
  return async (svg: string, width: number): Promise<Uint8Array> => {
    const file = join(
      folder,
      `${createHash('sha256').update(svg).update(font).update(`${width}`).digest('hex').slice(0, 32)}.png`,
    );
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    isReady ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((code) =>
      initWasm(code),
    );
    await isReady;
    const options = {
      fitTo: { mode: 'width', value: width },
      font: { fontBuffers: [font], defaultFontFamily: 'Funnel Display' },
    } as const;
    const png = new Resvg(svg, options).render().asPng();
    await writeFile(file, png);
    return png;
  };
}

/** The agency's mark, as the header of a document has it, in both themes. */
function iconSvg(document: string, { light, dark }: Colors): string {
  const theme = (colors: Readonly<Record<string, string>>) => `path{stroke:${colors.ink}}circle{fill:${colors.signal}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>${escapeXml(site.name)}</title><style>${theme(light)}@media(prefers-color-scheme:dark){${theme(dark)}}</style><g fill="none" stroke-width="2.5">${markIn(document)}</g></svg>`;
}

/** The mark on paper, for where an icon needs a ground. */
function tileSvg(document: string, { light }: Colors): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 36 36"><path fill="${light.paper}" d="M-6-6h36v36H-6z"/>${painted(markIn(document), light)}</svg>`;
}

function markIn(document: string): string {
  const mark = /<svg[^>]*viewBox="0 0 24 24"[^>]*>(.*?)<\/svg>/s.exec(document)?.[1];
  if (!mark) throw new Error('The header has no mark: ui/Brand.tsx draws it on a grid of 24 units.');
  return mark.replace(/ class="[^"]*"/g, '');
}

function painted(mark: string, colors: Readonly<Record<string, string>>): string {
  return `<g fill="none" stroke-width="2">${mark
    .replaceAll('<path', `<path stroke="${colors.ink}"`)
    .replaceAll('<circle', `<circle fill="${colors.signal}"`)}</g>`;
}

/** An .ico of PNG pictures. Source: Microsoft's icon format, as every browser reads it. */
function toIco(pictures: readonly { size: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The picture of a page: mark and name, its heading, and the first figure that it, or else the page above it, shows. */
export async function shareSvg(root: string, document: string, { light }: Colors, above = ''): Promise<string> {
  const own = await figureIn(root, document, light);
  const { figure, box, css } = own ?? (await figureIn(root, above, light)) ?? markFigure(document, light);
  const isWide = box.width / box.height > 2;
  const room = isWide ? { x: 80, y: 308, width: 1040, height: 244 } : { x: 670, y: 120, width: 450, height: 430 };
  const lines = wrap(headingIn(document), isWide ? 1040 : 560, isWide ? 160 : 360);
  const heading = lines.texts.map(
    (text, index) =>
      `<text class="head" x="80" y="${(isWide ? 150 : 190) + lines.size * (0.8 + index)}" font-size="${lines.size}" stroke-width="${lines.size * 0.026}">${text}</text>`,
  );
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">
<style>${css}text{font-family:"Funnel Display"}.head{fill:${light.ink};stroke:${light.ink};stroke-linejoin:round;letter-spacing:-0.03em}</style>
<pattern id="squares" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M48 0H0V48" fill="none" stroke="${light.grid}"/></pattern>
<path fill="${light.paper}" d="M0 0H${width}V${height}H0z"/><path fill="url(#squares)" d="M0 0H${width}V${height}H0z"/>
<g transform="translate(80 64) scale(2.2)">${painted(markIn(document), light)}</g>
<text class="head" x="148" y="106" font-size="${Math.min(44, 1800 / site.name.length)}" stroke-width="1.1">${escapeXml(site.name)}</text>
${heading.join('\n')}
<svg x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" viewBox="${box.text}" overflow="visible">${figure}</svg>
<path d="M80 590v-14M1120 590v-14M80 583H1120" stroke="${light.ink}" fill="none"/></svg>`;
}

/** The words of the page's heading, as they stand in its HTML; the typeface has no emoji. */
function headingIn(document: string): string {
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(document)?.[1] ?? escapeXml(site.name))
    .replace(/<[^>]*>|\p{Emoji_Presentation}|\u200d|\ufe0f/gu, '')
    .trim();
}

/** The description of a page's picture, in HTML: its heading, and the first sentence of its figure's description. */
export function shareAlt(document: string): string {
  const figure = /<svg class="fig[^>]*? aria-label="([^".]*\.?)/.exec(document)?.[1];
  const heading = headingIn(document);
  return figure ? `${heading}${/[\p{L}\p{N}]$/u.test(heading) ? '.' : ''} ${figure}` : heading;
}

async function figureIn(root: string, document: string, colors: Readonly<Record<string, string>>) {
  const drawn = /<svg class="fig[^"]*" viewBox="([^"]+)" role="img"[^>]*>(.*?)<\/svg>/s.exec(document);
  const [, picture, type] =
    /(?:<img[^>]* src="|url\()"?(\/images\/(?!avatars)[^")]+\.(svg|png|jpe?g|gif))/.exec(document) ?? [];
  if (drawn) {
    const shared = (document.match(/<defs>.*?<\/defs>|<pattern id="hatch".*?<\/pattern>/gs) ?? []).join('');
    return {
      figure: resolved(`${shared}<g class="fig">${drawn[2]}</g>`, colors),
      box: boxOf(drawn[1] ?? ''),
      css: await figureStyles(root, colors),
    };
  }
  if (picture) {
    const file = join(root, 'public', picture);
    if (type !== 'svg') return { figure: await pixels(file), box: boxOf('0 0 800 500'), css: '' };
    const svg = await readFile(file, 'utf8');
    return { figure: svg, box: boxOf(/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 800 500'), css: '' };
  }
  return null;
}

/** The agency's mark, drawn large: where a page has no figure. */
function markFigure(document: string, { ink, signal }: Readonly<Record<string, string>>) {
  const axes = `<path d="M12-2v28M-2 12h28" stroke="${ink}" stroke-width=".1" stroke-dasharray="1.2 .3 .3 .3"/>`;
  const mark = markIn(document).replaceAll('<circle', `<circle stroke="${signal}"`);
  return {
    figure: `<g fill="none" stroke="${ink}" stroke-width=".3">${axes}${mark}</g>`,
    box: boxOf('-2 -2 28 28'),
    css: '',
  };
}

/** A picture of pixels, cut to a cover's shape. */
async function pixels(file: string): Promise<string> {
  const type = extname(file).slice(1).replace('jpg', 'jpeg');
  const content = await readFile(file, 'base64');
  return `<image width="800" height="500" preserveAspectRatio="xMidYMid slice" xlink:href="data:image/${type};base64,${content}"/>`;
}

function boxOf(text: string) {
  const [, , width = 1, height = 1] = text.split(' ').map(Number);
  return { text, width, height };
}

/** The line types of the figures, as far as they are made of what an SVG renderer knows. */
async function figureStyles(root: string, colors: Readonly<Record<string, string>>): Promise<string> {
  const css = (await readFile(join(root, 'src/styles/figure.css'), 'utf8'))
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@layer ui \{/, '');
  const rules = css.match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const plain = rules
    .filter((rule) => !/:is|\[data-m|\.fig \*/.test(rule))
    .map((rule) => rule.replace(/font: [^;]*;/g, ''));
  return resolved(`${plain.join('')}.fig text{font-size:14px}.fig [data-t="name"] text{font-size:19px}`, colors);
}

/** Variables are the stylesheet's; here they are their colors in the light theme. */
function resolved(text: string, colors: Readonly<Record<string, string>>): string {
  return text.replace(
    /var\(--([\w-]+)(?:, ?([^)]*))?\)/g,
    (_all, name: string, fallback?: string) => colors[name] ?? fallback ?? 'none',
  );
}

/**
 * Breaks a heading of HTML into lines, in the largest size that fits, or one that is hardly smaller where it leaves no short
 * line among long ones. Letters are about half as wide as high.
 */
function wrap(html: string, width: number, height: number): { size: number; texts: string[] } {
  const widthOf = (line: string, size: number) => line.replace(/&[#\w]+;/g, '&').length * size * 0.52;
  const inSize = (size: number) => {
    const texts: string[] = [];
    for (const word of html.split(/[ \n]+/)) {
      const line = `${texts.at(-1) ?? ''} ${word}`.trim();
      if (texts.length > 0 && widthOf(line, size) <= width) texts[texts.length - 1] = line;
      else texts.push(word);
    }
    return { size, texts };
  };
  const fitting = [92, 84, 76, 68, 60, 52, 44, 36]
    .map(inSize)
    .filter(({ size, texts }) => texts.length * size <= height && texts.every((line) => widthOf(line, size) <= width));
  const largest = fitting[0] ?? inSize(28);
  return (
    fitting
      .filter(({ size }) => size > largest.size * 0.7)
      .find(({ size, texts }) => texts.slice(0, -1).every((line) => widthOf(line, size) > width * 0.55)) ?? largest
  );
}

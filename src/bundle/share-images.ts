// Creates the preview images of shared links. They show the agency's icon, its name and the page's heading.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { site } from '../content/site.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { shareImagePath } from '../site/head.ts';
import { hashOf } from './output.ts';
import { type Colors, firstFont } from './styles/colors.ts';

export const shareSize = { width: 1200, height: 630 };

/** Renders a share image (PNG) for each document (HTML by path). Reuses the images in the folder `cache`. */
export async function shareImages(
  root: string,
  cache: string,
  documents: ReadonlyMap<string, string>,
  { light }: Colors,
): Promise<Record<string, Uint8Array>> {
  const tokens = await readFile(join(root, 'src/styles/tokens.css'), 'utf8');
  const { family, file } = firstFont(tokens);
  const font = await readFile(join(root, 'public', file));
  const icon = await readFile(join(root, 'public/images/icon-512.png'), 'base64');
  await mkdir(cache, { recursive: true });
  let engine: Promise<void> | undefined;
  const files: Record<string, Uint8Array> = {};
  for (const [path, html] of documents) {
    const svg = shareSvg(headingIn(html), icon, light, family);
    const cached = join(cache, `${hashOf(svg, font)}.png`);
    let png: Uint8Array | null = await readFile(cached).catch(() => null);
    if (!png) {
      engine ??= initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
      await engine;
      png = new Resvg(svg, { font: { fontBuffers: [font], defaultFontFamily: family } }).render().asPng();
      // Writes atomically, because later builds reuse the file even if this build is killed.
      await writeFile(`${cached}.${process.pid}`, png);
      await rename(`${cached}.${process.pid}`, cached);
    }
    files[shareImagePath(path).slice(1)] = png;
  }
  return files;
}

/** Returns an image as SVG. `heading` is HTML, `icon` a PNG in base64, and `colors` are those of the light theme. */
export function shareSvg(
  heading: string,
  icon: string,
  colors: Readonly<Record<string, string>>,
  family: string,
): string {
  const { width, height } = shareSize;
  const { size, lines } = wrap(heading, width - 160, 330);
  const texts = lines.map((line, index) => {
    const y = 214 + size * (0.8 + index);
    return `<text x="80" y="${y}" font-size="${size}" stroke-width="${size * 0.014}">${line}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>text{font-family:"${family}";fill:${colors.ink};stroke:${colors.ink};stroke-linejoin:round;letter-spacing:-0.03em}</style>
<pattern id="grid" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M48 0H0V48" fill="none" stroke="${colors.grid}"/></pattern>
<path fill="${colors.paper}" d="M0 0H${width}V${height}H0z"/><path fill="url(#grid)" d="M0 0H${width}V${height}H0z"/>
<image x="72" y="56" width="80" height="80" xlink:href="data:image/png;base64,${icon}"/>
<text x="168" y="112" font-size="${Math.min(44, 1800 / site.name.length)}" stroke-width="0.6">${escapeXml(site.name)}</text>
${texts.join('\n')}
<path d="M80 590v-14M1120 590v-14M80 583H1120" stroke="${colors.signal}" stroke-width="3" fill="none"/></svg>`;
}

/** Returns a document's h1 as HTML without tags, or the agency's name. Omits emoji, which the typeface lacks. */
export function headingIn(html: string): string {
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? escapeXml(site.name))
    .replace(/<[^>]*>|\p{Emoji_Presentation}|\u200d|\ufe0f/gu, '')
    .trim();
}

/** Breaks a heading into lines in the largest size that fits. Assumes that a letter is 0.52 of the font size wide. */
function wrap(html: string, width: number, height: number): { size: number; lines: string[] } {
  for (const size of [104, 92, 80, 68, 56, 44]) {
    const fits = (line: string) => line.replace(/&[#\w]+;/g, '&').length * size * 0.52 <= width;
    const lines: string[] = [];
    for (const word of html.split(/[ \n]+/)) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      lines.splice(fits(longer) ? -1 : lines.length, 1, fits(longer) ? longer : word);
    }
    if (lines.length * size <= height && lines.every(fits)) return { size, lines };
  }
  return { size: 32, lines: [html] };
}

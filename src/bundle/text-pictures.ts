// Prepares the pictures of articles and cases. A drawing in an image can't use the page's styles and typeface, so it gets
// copies.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { readFolder } from '../hosting/folder.ts';
import type { Files } from './output.ts';
import { type Colors, firstFont } from './styles/colors.ts';

/** The maximum size of a drawing as served, in KB. The typeface is the largest part, and every drawing has a copy. */
const SERVED_LIMIT = 80;

/** Returns the pictures of these folders by path: `images/articles/NAME` or `images/cases/NAME`. */
export async function textPictures(root: string, folders: readonly string[], { light, dark }: Colors): Promise<Files> {
  const read = (name: string) => readFile(join(root, name), 'utf8');
  const figure = await read('src/styles/figure.css');
  const { file } = firstFont(await read('src/styles/tokens.css'));
  const font = await readFile(join(root, 'public', file), 'base64');
  const face = `@font-face{font-family:lettering;font-weight:400 600;src:url(data:font/woff2;base64,${font})}`;
  const tokens = (selector: string, colors: Colors['light']) => {
    const used = Object.entries(colors).filter(([name]) => figure.includes(`var(--${name})`));
    return `${selector}{${used.map(([name, color]) => `--${name}:${color};`).join('')}}`;
  };
  const both = (page: Colors['light'], solid: Colors['light']) => tokens('svg', page) + tokens('[data-solid]', solid);
  const css = `${both(light, dark)}@media(prefers-color-scheme:dark){${both(dark, light)}}${figure}`;
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'esnext' });
  const files: Record<string, Files[string]> = {};
  for (const folder of folders) {
    const pictures = await readFolder(join(root, 'src/content', folder), (name) => !/^\.|\.(md|ts)$/.test(name));
    for (const [name, content] of Object.entries(pictures)) {
      const served = name.endsWith('.svg') ? withStyles(`${content}`, code.trim(), face) : content;
      const size = Math.ceil(served.length / 1024);
      if (typeof served === 'string' && size > SERVED_LIMIT)
        throw new Error(
          `src/content/${folder}/${name} is ${size} KB with its typeface; the limit is ${SERVED_LIMIT} KB. Choose a smaller ${file} in src/styles/tokens.css.`,
        );
      files[`images/${folder}/${name}`] = served;
    }
  }
  return files;
}

/** Adds the typeface `lettering` to a drawing with text, and the styles to a drawing that uses line types (`data-l`). */
function withStyles(drawing: string, styles: string, face: string): string {
  const svg = drawing.includes('<text') ? drawing.replace(/<svg[^>]*>/, `$&<style>${face}</style>`) : drawing;
  if (!svg.includes('data-l=')) return svg;
  const width = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1]);
  const hatch =
    '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" data-l="ctr" stroke-dasharray="none"/></pattern>';
  return svg
    .replace(/<svg[^>]*>/, `$&<style>${styles}${lettering(width)}</style>${hatch}<g class="fig">`)
    .replace(/<\/svg>\s*$/, '</g></svg>\n');
}

/** Returns rules that keep text about 10 to 14 px high. In an image, media queries refer to the image's width. */
function lettering(width: number): string {
  const steps = [0.9, 0.8, 0.7, 0.5].map(
    (scale) => `@media(max-width:${Math.round(width * scale)}px){svg{--fig-text:${Math.round(13 / (scale - 0.05))}px}}`,
  );
  return `svg{--sans:lettering,sans-serif;--fig-text:13px}.fig{--fig-name:calc(var(--fig-text)*1.1);text-anchor:start}${steps.join('')}`;
}

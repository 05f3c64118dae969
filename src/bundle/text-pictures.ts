// Prepares the pictures of articles and cases. Adds the line types of `styles/figure.css` to drawings, in both themes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolder } from '../hosting/folder.ts';
import type { Files } from './output.ts';
import type { Colors } from './styles/colors.ts';

/** Returns every picture by path: `images/articles/NAME` or `images/cases/NAME`. */
export async function textPictures(root: string, colors: Colors): Promise<Files> {
  const [light, dark] = await Promise.all([lineTypes(root, colors.light), lineTypes(root, colors.dark)]);
  const styles = `${light}@media(prefers-color-scheme:dark){${dark}}`;
  const files: Record<string, Files[string]> = {};
  for (const folder of ['articles', 'cases']) {
    const pictures = await readFolder(join(root, 'src/content', folder), (name) => !/^\.|\.(md|ts)$/.test(name));
    for (const [name, content] of Object.entries(pictures))
      files[`images/${folder}/${name}`] = name.endsWith('.svg') ? withLineTypes(`${content}`, styles) : content;
  }
  return files;
}

/** Returns the line types of `styles/figure.css` in a theme's colors, because an image can't use the page's styles. */
async function lineTypes(root: string, colors: Readonly<Record<string, string>>): Promise<string> {
  const css = (await readFile(join(root, 'src/styles/figure.css'), 'utf8')).replace(/\/\*.*?\*\//gs, '');
  const rules = (css.match(/[^{}]+\{[^{}]*\}/g) ?? [])
    .map((rule) => rule.replace(/\s+/g, ' ').trim())
    .filter((rule) => rule.startsWith('[data-l='));
  const [, figure = ''] = /\.fig \{([^}]*)\}/.exec(css) ?? [];
  const outline = `svg{${figure.match(/(?:fill|stroke)[\w-]*:[^;]+;/g)?.join('') ?? ''}}`;
  const letters = 'text{fill:var(--ink2)}[data-t="name"] text{fill:var(--ink)}';
  return (outline + rules.join('') + letters).replace(
    /var\(--([\w-]+)\)/g,
    (_all, name: string) => colors[name] ?? 'none',
  );
}

/** Adds the rules to a drawing that uses line types (`data-l`); returns any other drawing unchanged. */
function withLineTypes(svg: string, styles: string): string {
  if (!svg.includes('data-l=')) return svg;
  const width = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1]);
  const hatch =
    '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" data-l="ctr" stroke-dasharray="none"/></pattern>';
  return svg.replace(
    /<svg[^>]*>/,
    `$&<style>*{vector-effect:non-scaling-stroke}${styles}${lettering(width)}</style>${hatch}`,
  );
}

/** Returns rules that keep text about 10 to 14 px high. In an image, media queries refer to the image's width. */
function lettering(width: number): string {
  const steps = [0.9, 0.8, 0.7, 0.5].map(
    (scale) => `@media(max-width:${Math.round(width * scale)}px){svg{font-size:${Math.round(13 / (scale - 0.05))}px}}`,
  );
  const text = 'svg{font-size:13px}text{font-family:ui-monospace,menlo,consolas,monospace;stroke:none}';
  return `${text}[data-t="name"] text{font-weight:600;font-size:1.1em}${steps.join('')}`;
}

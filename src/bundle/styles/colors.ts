// Reads the tokens' colors and typeface, for stylesheets, the theme color, drawings in texts and share images.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

export type Colors = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;

/** Reads every `--name: light-dark(…, …)` of src/styles/tokens.css, as hexadecimal colors by name. */
export async function readColors(root: string): Promise<Colors> {
  const css = await readFile(join(root, 'src/styles/tokens.css'), 'utf8');
  const written = [...css.matchAll(/--([\w-]+): light-dark\((.*), (.*)\);/g)];
  const themed = (part: 2 | 3) => written.map((pair) => `.${pair[1]}{color:${pair[part]}}`).join('\n');
  const [light, dark] = await Promise.all([toHex(themed(2)), toHex(themed(3))]);
  const unread = written.find(([, name = '']) => !light[name] || !dark[name]);
  if (unread) throw new Error(`tokens.css: write --${unread[1]} as oklch(…) or #…, for both themes.`);
  return { light, dark };
}

/** Replaces the tokens' OKLCH colors with hexadecimal ones, which are shorter and look the same. */
export function withHexColors(css: string, { light, dark }: Colors): string {
  return css.replace(
    /--([\w-]+): light-dark\(.*\)/g,
    (_all, name) => `--${name}: light-dark(${light[name]},${dark[name]})`,
  );
}

/** Converts colors to hexadecimal. esbuild does that for targets that don't support OKLCH. */
async function toHex(css: string): Promise<Colors['light']> {
  const { code } = await transform(css, { loader: 'css', target: 'chrome100', minify: false });
  return Object.fromEntries(
    [...code.matchAll(/\.([\w-]+) \{\s+color: (#[0-9a-f]+|\w+);/g)].map((rule) => [rule[1], rule[2]]),
  );
}

/** Returns the first typeface in tokens.css, and its file. Share images and printed pages use it too. */
export function firstFont(tokens: string): { family: string; file: string } {
  const [, family = '', file = ''] = /font-family: "?([^";]+)"?[^}]*url\("?([^")]+)"?\)/.exec(tokens) ?? [];
  return { family, file };
}

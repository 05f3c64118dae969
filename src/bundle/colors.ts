// The colors of the tokens, for what cannot read a stylesheet: theme color, manifest, icons, share images.
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

export interface Colors {
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

/** Every `--name: light-dark(…, …)` of src/styles/tokens.css, as hexadecimal colors by name. */
export async function readColors(): Promise<Colors> {
  const css = await readFile('src/styles/tokens.css', 'utf8');
  const pairs = [...css.matchAll(/--([\w-]+): light-dark\((oklch\([^)]*\)|[\w#]+), (oklch\([^)]*\)|[\w#]+)\)/g)];
  const themed = (part: 2 | 3) => pairs.map((pair) => `.${pair[1]}{color:${pair[part]}}`).join('\n');
  return { light: await toHex(themed(2)), dark: await toHex(themed(3)) };
}

/** esbuild knows how a color is written for a browser that has no OKLCH. */
async function toHex(css: string): Promise<Readonly<Record<string, string>>> {
  const { code } = await transform(css, { loader: 'css', target: 'chrome100', minify: false });
  return Object.fromEntries(
    [...code.matchAll(/\.([\w-]+) \{\s+color: (#[0-9a-f]+|\w+);/g)].map((rule) => [rule[1], rule[2]]),
  );
}

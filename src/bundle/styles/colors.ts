// Reads and checks the tokens' colors, for stylesheets, the theme color, drawings and share images.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

export interface Colors {
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

/** Reads every `--name: light-dark(…, …)` of src/styles/tokens.css, as hexadecimal colors by name. */
export async function readColors(root: string): Promise<Colors> {
  const css = await readFile(join(root, 'src/styles/tokens.css'), 'utf8');
  const written = [...css.matchAll(/--([\w-]+): light-dark\((oklch\([^)]*\)|[\w#]+), (oklch\([^)]*\)|[\w#]+)\)/g)];
  const themed = (part: 2 | 3) => written.map((pair) => `.${pair[1]}{color:${pair[part]}}`).join('\n');
  return { light: await toHex(themed(2)), dark: await toHex(themed(3)) };
}

/** Converts colors to hexadecimal. esbuild does that for targets that don't support OKLCH. */
async function toHex(css: string): Promise<Readonly<Record<string, string>>> {
  const { code } = await transform(css, { loader: 'css', target: 'chrome100', minify: false });
  return Object.fromEntries(
    [...code.matchAll(/\.([\w-]+) \{\s+color: (#[0-9a-f]+|\w+);/g)].map((rule) => [rule[1], rule[2]]),
  );
}

const grounds = ['paper', 'sheet', 'sunk'];
/** Foregrounds and backgrounds, with their minimum contrast. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const pairs: readonly (readonly [fronts: readonly string[], backs: readonly string[], least: number])[] = [
  [['ink', 'ink2', 'signal', 'signal2', 'good', 'warn', 'bad'], grounds, 4.5],
  [['on-signal'], ['signal', 'signal2'], 4.5],
  [['paper'], ['ink'], 4.5],
  [['line'], grounds, 3],
];

/** Returns a sentence for each missing color and each low contrast. axe, in the browser tests, can't check drawings. */
export function colorFaults(colors: Colors): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const hex = (name: string) => colors[theme][name] ?? '';
    const names = [...new Set(pairs.flatMap(([fronts, backs]) => [...fronts, ...backs]))];
    const unread = names.filter((name) => !/^#/.test(hex(name)));
    if (unread.length > 0)
      return unread.map(
        (name) => `tokens.css: --${name} has no ${theme} color; write oklch(…) or #…, for both themes.`,
      );
    return pairs.flatMap(([fronts, backs, least]) =>
      fronts.flatMap((front) =>
        backs
          .map((back) => ({ back, ratio: contrast(luminance(hex(front)), luminance(hex(back))) }))
          .filter(({ ratio }) => ratio < least)
          .map(
            ({ back, ratio }) =>
              `tokens.css: in the ${theme} theme, --${front} on --${back} has a contrast of ${ratio.toFixed(2)}; it needs at least ${least}.`,
          ),
      ),
    );
  });
}

function contrast(some: number, other: number): number {
  return (Math.max(some, other) + 0.05) / (Math.min(some, other) + 0.05);
}

/** Returns the relative luminance, 0 to 1, of #rgb or #rrggbb. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const parts = (hex.length < 7 ? hex.replace(/\w/g, '$&$&') : hex).match(/\w\w/g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

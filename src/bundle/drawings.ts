// Compiles SVG files to React components, so that pages contain their markup and can style it.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Handles imports such as `import chat from './chat.svg'`. The file's `{words.model}` comes from the prop `words`. */
export const drawingsPlugin: Plugin = {
  name: 'drawings',
  setup(build) {
    build.onLoad({ filter: /\.svg$/ }, async ({ path }) => ({
      contents: componentOf(await readFile(path, 'utf8')),
      loader: 'jsx',
    }));
  },
};

function componentOf(svg: string): string {
  const markup = svg
    .replace(/<svg xmlns="[^"]*"/, '<svg {...props}')
    // Pages name the drawing. A title would be a second name, and a tooltip.
    .replace(/<title>.*<\/title>/, '')
    // React requires attributes in camel case, such as `strokeWidth` for `stroke-width`.
    .replace(
      / (?!data-)([a-z]+)-([a-z])([a-z]*=)/g,
      (_, start, letter, end) => ` ${start}${letter.toUpperCase()}${end}`,
    );
  return `export default ({ words, ...props }) => ${markup}`;
}

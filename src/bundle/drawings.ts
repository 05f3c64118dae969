// Line drawings: an SVG file of the site is a React component, so that pages contain its markup and can style it.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Compiles `import drawing from './chat.svg'`. A text such as `{words.model}` comes from the property `words`. */
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
    // React calls the attribute `stroke-width` `strokeWidth`.
    .replace(
      / (?!data-)([a-z]+)-([a-z])([a-z]*=)/g,
      (_, start, letter, end) => ` ${start}${letter.toUpperCase()}${end}`,
    );
  return `export default ({ words, ...props }) => ${markup}`;
}

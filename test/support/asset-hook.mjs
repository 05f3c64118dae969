// Lets Node import stylesheets and drawings, which the build compiles. A class is its name, a drawing an empty `svg`.
import { readFile } from 'node:fs/promises';

const emptyDrawing = `import { createElement } from 'react';
export default ({ words, ...props }) => createElement('svg', props);`;

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (url.endsWith('.svg')) return { format: 'module', source: emptyDrawing, shortCircuit: true };
  if (!url.endsWith('.css')) return nextLoad(url, context);
  const css = await readFile(new URL(url), 'utf8');
  const names = new Set([...css.matchAll(/\.([a-z][\w]*)(?=[^{}]*\{)/gi)].map((match) => match[1]));
  const source = [...names].map((name) => `export const ${name} = '${name}';`).join('\n');
  return { format: 'module', source, shortCircuit: true };
}

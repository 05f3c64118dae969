// Lets node:test import CSS modules: every class name is exported as itself.
import { readFile } from 'node:fs/promises';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.css')) return nextLoad(url, context);
  const css = await readFile(new URL(url), 'utf8');
  const names = new Set([...css.matchAll(/\.([a-z][\w]*)(?=[^{}]*\{)/gi)].map((match) => match[1]));
  const source = [...names].map((name) => `export const ${name} = '${name}';`).join('\n');
  return { format: 'module', source, shortCircuit: true };
}

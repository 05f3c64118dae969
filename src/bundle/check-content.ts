// `npm run check:content`: validates the content and explains each problem. Every build does the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Content from '../content/content-faults.ts';
import { type Colors, colorFaults, readColors } from './styles/colors.ts';

type Check = Pick<typeof Content, 'contentFaults' | 'contentNotices'>;

/** Validates content and colors. Prints notices for the owner. Errors: throws one `AggregateError` for all faults. */
export function checkContent(root: string, content: Check, colors: Colors, env?: NodeJS.ProcessEnv): void {
  const readFile = (path: string) => {
    try {
      return readFileSync(join(root, path));
    } catch {
      return undefined;
    }
  };
  const read = (address: string) => readFile(`public${address}`);
  const faults = [...content.contentFaults(read), ...colorFaults(colors)];
  if (faults.length > 0) throw new AggregateError(faults, faults.join('\n'));
  for (const notice of content.contentNotices(env, undefined, readFile('.pages.yml')?.toString())) console.warn(notice);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  try {
    checkContent(root, await import('../content/content-faults.ts'), await readColors(root), process.env);
    console.log('The content has no errors.');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

// `npm run check:content`: validates the content and explains each problem. Every build does the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Check from './content-faults.ts';

/** Validates the content. Prints notices for the owner. Errors: throws one `AggregateError` for all faults. */
export function checkContent(
  root: string,
  content: Pick<typeof Check, 'contentFaults' | 'contentNotices'>,
  env?: NodeJS.ProcessEnv,
): void {
  const read = (path: string) => {
    try {
      return readFileSync(join(root, path));
    } catch {
      return undefined;
    }
  };
  const faults = content.contentFaults((address) => read(`public${address}`));
  if (faults.length > 0) throw new AggregateError(faults, faults.join('\n'));
  for (const notice of content.contentNotices(env, undefined, read('.pages.yml')?.toString())) console.warn(notice);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  try {
    checkContent(root, await import('./content-faults.ts'), process.env);
    console.log('The content has no errors.');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

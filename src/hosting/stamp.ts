import { createHash } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** A document's file below `dist/`, and its Content-Security-Policy. */
export interface ServedDocument {
  file: string;
  policy: string;
}

/** The data of a build that its server needs. The stamp's file is outside the served folder. */
export interface Stamp {
  settings: Settings;
  /** The result of `hashInputs` before the build. Development's stamp has none. */
  inputs?: string;
  /** The documents by path; `/404` is used for every unknown path, `/admin` for every path of the console. */
  documents: Readonly<Record<string, ServedDocument>>;
}

const inputs = 'src public .hosts/templates index.html build.mjs package.json package-lock.json tsconfig.json';

/** Returns a hash of all files that a build reads. Ignores their times, which copies and backups may set back. */
export async function hashInputs(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs.split(' ')) {
    const names = await readdir(join(root, input), { recursive: true }).catch(() => []);
    for (const name of ['', ...names.sort()]) {
      // Fails for folders, deleted files and editors' lock files, which are broken links.
      const content = await readFile(join(root, input, name)).catch(() => undefined);
      if (content) hash.update(`${input}/${name} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

export async function writeStamp(work: string, stamp: Stamp): Promise<void> {
  // Writes atomically: a reader finds the previous stamp or the new one.
  const temporary = `${stampFile(work)}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(stamp));
  await rename(temporary, stampFile(work));
}

/** Returns the last build's stamp; `null` if the stamp is missing or unreadable. */
export async function readStamp(work: string): Promise<Stamp | null> {
  try {
    return JSON.parse(await readFile(stampFile(work), 'utf8'));
  } catch {
    return null;
  }
}

/** Returns when the last build ended, in ms since 1970; 0 if there is none. */
export async function stampTimeMs(work: string): Promise<number> {
  return stat(stampFile(work)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

function stampFile(work: string): string {
  return join(work, 'stamp.json');
}

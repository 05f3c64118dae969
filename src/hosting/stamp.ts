import { readFile, rename, stat, writeFile } from 'node:fs/promises';
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
  /** The documents by path; `/404` is used for every unknown path, `/admin` for every path of the console. */
  documents: Readonly<Record<string, ServedDocument>>;
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

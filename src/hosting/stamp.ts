import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** One document: its file below `dist/` and the policy it is served with. */
export interface ServedDocument {
  file: string;
  policy: string;
}

/** Describes a build to the server that serves it. Stored outside the served folder. */
export interface Stamp {
  settings: Settings;
  /** The pages by path; `/404` is used for every unknown path, `/admin` for every path of the console. */
  documents: Readonly<Record<string, ServedDocument>>;
}

export async function writeStamp(work: string, stamp: Stamp): Promise<void> {
  // Atomic: a reader finds the last stamp or this one.
  const temporary = `${stampFile(work)}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(stamp));
  await rename(temporary, stampFile(work));
}

/** Returns the last build's stamp; `null` if it is missing or unreadable. */
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

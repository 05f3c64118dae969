import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** One document: its file below `dist/` and the policy it is served with. */
export interface ServedDocument {
  file: string;
  policy: string;
}

/** A build's word about itself, for the server that serves it. Kept outside of what is served. */
export interface Stamp {
  settings: Settings;
  isDevelopment: boolean;
  /** By path; `/404` stands for every unknown one, `/admin` for every path of the console. */
  documents: Readonly<Record<string, ServedDocument>>;
}

export async function writeStamp(work: string, stamp: Stamp): Promise<void> {
  // In one step: whoever reads it finds the last one or this one.
  const temporary = `${stampFile(work)}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(stamp));
  await rename(temporary, stampFile(work));
}

/** The last build's stamp, or null when there is none that can be read. */
export async function readStamp(work: string): Promise<Stamp | null> {
  try {
    return JSON.parse(await readFile(stampFile(work), 'utf8'));
  } catch {
    return null;
  }
}

/** The time at which the last build ended, in milliseconds since 1970; 0 when there is none. */
export async function stampTimeMs(work: string): Promise<number> {
  return stat(stampFile(work)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

function stampFile(work: string): string {
  return join(work, 'stamp.json');
}

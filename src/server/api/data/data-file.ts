/** Keeps the tables in one file: read at start, replaced as a whole after each write. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkTables } from './check-tables.ts';
import type { Tables } from './tables.ts';

const FORMAT = 'admin-api-demo';
const VERSION = 1;

/** The tables in the file, or `undefined` if there is none yet. Errors: a sentence that names the file. */
export function readDataFile(path: string): Tables | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`The data file ${path} can't be read (${codeOf(error)}).`);
  }
  const result = parse(text);
  if ('tables' in result) return result.tables;
  throw new Error(
    `The data file ${path} can't be used: ${result.problem}. It was left as it is. Repair it, move it away, or name another file.`,
  );
}

export type DataFile = ReturnType<typeof createDataFile>;

/** A new file is written at once. Errors: a sentence if that can't be done. */
export function createDataFile(path: string, tables: Tables, isNew: boolean) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let kept = contentOf(tables);
  let putBacks = 0;

  function putBack(): void {
    Object.assign(tables, JSON.parse(kept).tables);
    putBacks += 1;
  }

  async function write(): Promise<void> {
    const content = contentOf(tables);
    try {
      await replaceFile(path, content);
      kept = content;
    } catch (error) {
      putBack();
      throw error;
    } finally {
      running = undefined;
    }
  }

  function start(): Promise<void> {
    running = write();
    return running;
  }

  function follow(previous: Promise<void>): Promise<void> {
    next = previous
      .finally(() => {
        next = undefined;
      })
      .then(start);
    return next;
  }

  removeTemporary(path);
  if (isNew) writeNew(path, kept);
  return {
    /** Undoes what is not kept. */
    putBack,
    /** How often that has happened. */
    putBacks: () => putBacks,
    /**
     * Resolves when everything done before the call is on the disk. Rejects when the disk refuses it: the tables are then what
     * they were when they were last kept, and every call that waits is refused as well.
     */
    // A write that is under way may have read the tables too early, so whoever comes then shares the one after it.
    save: () => next ?? (running ? follow(running) : start()),
    /** Resolves when no write is under way or due. */
    async idle(): Promise<void> {
      await Promise.allSettled([next ?? running]);
    },
  };
}

function contentOf(tables: Tables): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, tables });
}

function writeNew(path: string, content: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const temporary = temporaryFor(path);
    writeFileSync(temporary, content, { mode: 0o600 });
    renameSync(temporary, path);
  } catch (error) {
    throw new Error(`The data file ${path} can't be written (${codeOf(error)}).`);
  }
}

/** Whoever reads the file sees the old content or the new, never a part, whenever the power goes. */
async function replaceFile(path: string, content: string): Promise<void> {
  const temporary = temporaryFor(path);
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Removes the file that a killed process was writing. */
function removeTemporary(path: string): void {
  const isTemporary = (name: string) => name.startsWith(`${basename(path)}.`) && /\.\d+\.tmp$/.test(name);
  const names = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
  for (const name of names.filter(isTemporary)) rmSync(join(dirname(path), name), { force: true });
}

function temporaryFor(path: string): string {
  return `${path}.${process.pid}.tmp`;
}

function parse(text: string): { tables: Tables } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: text.trim() === '' ? 'it is empty' : 'it is not JSON' };
  }
  const content = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (content.format !== FORMAT) return { problem: 'it was not written by this demo' };
  if (content.version !== VERSION) return { problem: `its version is not ${VERSION}` };
  return checkTables(content.tables);
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** The system's word for what went wrong. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

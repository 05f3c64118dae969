/** The JSON file of `--data`, read at start. Only one server may use it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkTables } from './check-tables.ts';
import { fileFormat } from './store.ts';
import type { Tables } from './tables.ts';

/** Reads the tables in the file; `undefined` if there is none yet. Errors: a sentence that names the file. */
export function readDataFile(path: string): Tables | undefined {
  const text = readIfThere(path);
  const result = text === undefined ? { tables: undefined } : parse(text);
  if ('tables' in result) return result.tables;
  throw new Error(
    `The data file ${path} can't be used: ${result.problem}. It wasn't changed. Repair or move it, or name another file.`,
  );
}

/**
 * Locks the file for this process with a lock file: two servers would overwrite each other's rows. Returns a function
 * that unlocks it. The lock of a process that no longer runs is replaced.
 *
 * Errors: a sentence that names the process that holds the lock, or says that the folder can't be written.
 */
export function lockDataFile(path: string): () => void {
  const lock = `${path}.lock`;
  const owner = Number(readIfThere(lock));
  if (owner !== process.pid && isRunning(owner))
    throw new Error(`The data file ${path} is in use by process ${owner}. Stop that one, or name another file.`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    rmSync(lock, { force: true });
    writeFileSync(lock, `${process.pid}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new Error(`The data file ${path} can't be written (${codeOf(error)}).`);
  }
  return () => rmSync(lock, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Error(`The data file ${path} can't be read (${codeOf(error)}).`);
  }
}

function parse(text: string): { tables: Tables } | { problem: string } {
  try {
    const content = JSON.parse(text);
    if (content?.format !== fileFormat.format) return { problem: "it wasn't written by this demo" };
    if (content.version !== fileFormat.version) return { problem: `its version isn't ${fileFormat.version}` };
    return checkTables(content.tables);
  } catch {
    return { problem: text.trim() === '' ? 'it is empty' : "it isn't JSON" };
  }
}

/** Returns the system's error code, such as `EACCES`. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

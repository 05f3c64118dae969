/** Reads and locks the JSON file of `--data`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from '../../../contract/parse.ts';
import { SUPER_ADMIN } from '../../../contract/session.ts';
import type { Shape } from '../../../contract/shape.ts';
import { parsed } from '../../../lib/parsed.ts';
import { fileFormat } from './store.ts';
import { type Row, rowShapes, type Tables } from './tables.ts';

/** Reads the tables in a data file; `undefined` if the file doesn't exist. Errors: throws a message for the user. */
export function readDataFile(path: string): Tables | undefined {
  if (path === '') throw new Error('--data needs a file, such as --data demo.json.');
  const text = readIfThere(path);
  if (text === undefined) return undefined;
  try {
    return parseTables(text);
  } catch (error) {
    throw new Error(
      `The data file ${path} can't be used: ${Object(error).message}. It wasn't changed. Repair or move it, or choose another with --data FILE.`,
    );
  }
}

/**
 * Creates a lock file for this process, because two servers would overwrite each other's rows. Returns a function that
 * removes the lock. Replaces the lock of a process that no longer runs.
 *
 * Errors: throws an error that names the process with the lock, or the file that can't be read or written.
 */
export function lockDataFile(path: string): () => void {
  const lock = `${path}.lock`;
  const owner = Number(readIfThere(lock));
  if (owner !== process.pid && isRunning(owner))
    throw new Error(
      `The data file ${path} is in use by process ${owner}. Stop that process, or choose another file with --data FILE.`,
    );
  try {
    mkdirSync(dirname(path), { recursive: true });
    rmSync(lock, { force: true });
    writeFileSync(lock, `${process.pid}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw unusable(path, 'written', error);
  }
  return () => rmSync(lock, { force: true });
}

/** Returns an error with a message for the user. */
export function unusable(path: string, verb: 'read' | 'written', error: unknown): Error {
  return new Error(`The data file ${path} can't be ${verb} (${codeOf(error)}). Choose another with --data FILE.`);
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
    throw unusable(path, 'read', error);
  }
}

/** Parses and validates a data file, so that no request fails on invalid rows later. Missing tables are empty. */
function parseTables(text: string): Tables {
  const content = parsed(text);
  if (content === undefined) throw new Error(text.trim() === '' ? 'it is empty' : "it isn't JSON");
  const { format, version, tables } = Object(content);
  if (format !== fileFormat.format) throw new Error("it wasn't written by this demo");
  if (version !== fileFormat.version) throw new Error(`its version isn't ${fileFormat.version}`);
  const lists = Object.entries(rowShapes).map(([name, listOf]) => [name, { listOf }]);
  const shape: Shape = { last_id: 'number', ...Object.fromEntries(lists) };
  const { value, faults } = parse(shape, tables, 'lenient', 'tables');
  for (const { where, what } of faults) throw new Error(`${where} ${what}`);
  const isManager = ({ role, status }: Row<'admins'>) => role === SUPER_ADMIN && status === 'active';
  const read = value as unknown as Tables;
  if (!read.admins.some(isManager)) throw new Error('it has no active super-admin');
  return read;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** Reads and locks the JSON file of `--data`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from '../../../contract/parse.ts';
import { SUPER_ADMIN } from '../../../contract/session.ts';
import type { Shape } from '../../../contract/shape.ts';
import { fileFormat } from './store.ts';
import { rowShapes, type Tables } from './tables.ts';

/** Reads the tables in a data file; `undefined` if the file doesn't exist. Errors: throws a message for the user. */
export function readDataFile(path: string): Tables | undefined {
  if (path === '') throw new Error('--data needs a file, such as --data demo.json.');
  const text = readIfThere(path);
  const result = text === undefined ? { tables: undefined } : parseContent(text);
  if ('tables' in result) return result.tables;
  throw new Error(
    `The data file ${path} can't be used: ${result.problem}. It wasn't changed. Repair or move it, or choose another with --data FILE.`,
  );
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
    throw new Error(`The data file ${path} can't be written (${codeOf(error)}). Choose another with --data FILE.`);
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
    throw new Error(`The data file ${path} can't be read (${codeOf(error)}). Choose another with --data FILE.`);
  }
}

/** Parses and validates a data file, so that no request fails on invalid rows later. Missing tables are empty. */
function parseContent(text: string): { tables: Tables } | { problem: string } {
  try {
    const content = JSON.parse(text);
    if (content?.format !== fileFormat.format) return { problem: "it wasn't written by this demo" };
    if (content.version !== fileFormat.version) return { problem: `its version isn't ${fileFormat.version}` };
    const { value, faults } = parse(tablesShape, content.tables, 'lenient', 'tables');
    const [fault] = faults;
    if (fault) return { problem: `${fault.where} ${fault.what}` };
    const tables = value as unknown as Tables;
    const canManage = tables.admins.some(({ role, status }) => role === SUPER_ADMIN && status === 'active');
    return canManage ? { tables } : { problem: 'it has no active super-admin' };
  } catch {
    return { problem: text.trim() === '' ? 'it is empty' : "it isn't JSON" };
  }
}

const lists = Object.entries(rowShapes).map(([name, shape]) => [name, { listOf: shape }]);
const tablesShape: Shape = { last_id: 'number', ...Object.fromEntries(lists) };

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

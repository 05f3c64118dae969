/** One server a data file: two would overwrite each other's rows. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './data-file.ts';

/**
 * Takes the file for this process; answers how to give it back. A process that was killed holds nothing.
 *
 * Errors: a sentence that names the process that has it.
 */
export function lockDataFile(path: string): () => void {
  const lock = `${path}.lock`;
  const own = `${lock}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(own, `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 });
    while (!tryLink(own, lock)) {
      const owner = read(lock);
      const [pid = ''] = owner.split(' ');
      if (pid !== '' && owner === `${pid} ${startOf(Number(pid))}`) {
        throw new Error(`The data file ${path} is in use by process ${pid}. Stop that one, or name another file.`);
      }
      dropStale(lock, owner);
    }
  } catch (error) {
    if (codeOf(error) === 'unknown error') throw error;
    throw new Error(`The data file ${path} can't be written (${codeOf(error)}).`);
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** In one step, content included. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away what a dead process left; what another has taken meanwhile is put back. */
function dropStale(lock: string, owner: string): void {
  const stale = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, stale);
    if (read(stale) !== owner) tryLink(stale, lock);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(stale, { force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** When a living process started, as far as the system tells: a number is given again. `dead` for one that is gone. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return 'dead';
  }
  // The name before it may hold spaces and brackets.
  return read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? '';
}

import { isRecord, parse } from '../../../contract/parse.ts';
import { SUPER_ADMIN } from '../../../contract/session.ts';
import { tables as allTables } from '../resources.ts';
import type { Tables } from './tables.ts';

/**
 * Validates the content of a data file, so that no later call fails on it; a table that is newer than the file is
 * empty.
 * Errors: none; `problem` says what is wrong, for the person who starts the demo.
 */
export function checkTables(value: unknown): { tables: Tables } | { problem: string } {
  if (!isRecord(value)) return { problem: 'it has no tables' };
  if (!Number.isFinite(value.last_id)) return { problem: "'last_id' isn't a number" };
  const tables: Record<string, unknown> = { ...value };
  for (const [name, shape] of Object.entries(allTables)) {
    const rows = value[name] ?? [];
    if (!Array.isArray(rows)) return { problem: `the table '${name}' isn't a list` };
    const isRight = (row: unknown) =>
      parse(shape, row, 'exact').faults.length === 0 && (name !== 'files' || isFileName(Object(row).name));
    const wrong = rows.findIndex((row) => !isRight(row));
    tables[name] = rows;
    if (wrong !== -1) return { problem: `row ${wrong + 1} of the table '${name}' can't be read` };
  }
  const checked = tables as unknown as Tables;
  const canManage = checked.admins.some(({ role, status }) => role === SUPER_ADMIN && status === 'active');
  return canManage ? { tables: checked } : { problem: 'it has no active super-admin' };
}

/** Returns whether a file name is one that the store creates: it holds no path. */
function isFileName(name: unknown): boolean {
  return /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(String(name));
}

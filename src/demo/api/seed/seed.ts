/** The data of a fresh demo: invented, and the same at each start except for its dates, which are relative to now. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agencyEmail } from '../accounts.ts';
import { rowShapes, type Tables } from '../data/tables.ts';

/** Relative to the working directory, because development runs a bundle in another folder. */
const folder = 'src/demo/api/seed';
/** The reference time of the dates in `tables.json`. */
const AS_OF_MS = Date.UTC(2026, 0, 1);

/** Returns the tables and their files. `tables.json` has only the local part of emails, and no password hashes. */
export function seed(nowMs: number, passwordHash: string): { tables: Tables; contents: Map<string, Buffer> } {
  const given = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8'), (_name, value) =>
    typeof value === 'string' ? moved(value, nowMs - AS_OF_MS) : value,
  );
  // Tables without rows in `tables.json` are empty.
  const tables = { ...Object.fromEntries(Object.keys(rowShapes).map((name) => [name, []])), ...given };
  for (const admin of tables.admins)
    Object.assign(admin, { email: agencyEmail(admin.email), password_hash: passwordHash });
  // All accounts share a SWIFT code.
  for (const account of [...tables.bank_accounts, ...tables.user_accounts]) account.swift_code = 'XXEXUS00';
  const contents = new Map<string, Buffer>();
  for (const row of tables.files) {
    const { from, ...file } = row;
    contents.set(file.name, readFileSync(join(folder, 'files', from)));
  }
  tables.files = tables.files.map(({ from: _ours, ...file }: { from: string }) => file);
  return { tables, contents };
}

/** Returns a day or a time, moved by `byMs`; any other text unchanged. */
function moved(text: string, byMs: number): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+Z)?$/.exec(text) ?? [];
  if (day === undefined) return text;
  const iso = new Date(Date.parse(text) + byMs).toISOString();
  return time === undefined ? iso.slice(0, 10) : iso;
}

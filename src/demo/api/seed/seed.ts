/** Creates the data of a fresh demo. It's fictional, and the same at each start except for dates, which are recent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domain } from '../accounts.ts';
import { rowShapes, type Tables } from '../data/tables.ts';

/** The seed's folder, relative to the working directory, which is the project's root. */
const folder = 'src/demo/api/seed';
/** The current time that the dates in `tables.json` assume. `seed` moves them all by the time since then. */
const AS_OF_MS = Date.UTC(2026, 0, 1);

/** Returns the tables and their files. Completes admins, who have a partial email and no password in `tables.json`. */
export function seed(nowMs: number, passwordHash: string): { tables: Tables; contents: Map<string, Buffer> } {
  const given = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8'), (_name, value) =>
    typeof value === 'string' ? moved(value, nowMs - AS_OF_MS) : value,
  );
  // Tables that `tables.json` lacks are empty.
  const tables = { ...Object.fromEntries(Object.keys(rowShapes).map((name) => [name, []])), ...given };
  for (const admin of tables.admins)
    Object.assign(admin, { email: `${admin.email}@${domain}`, password_hash: passwordHash });
  for (const account of [...tables.bank_accounts, ...tables.user_accounts]) account.swift_code = 'XXEXUS00';
  const contents = new Map<string, Buffer>();
  for (const { name, from } of tables.files) contents.set(name, readFileSync(join(folder, 'files', from)));
  return { tables, contents };
}

/** Moves a day or a time by `byMs`; returns any other text unchanged. */
function moved(text: string, byMs: number): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+Z)?$/.exec(text) ?? [];
  if (day === undefined) return text;
  const iso = new Date(Date.parse(text) + byMs).toISOString();
  return time === undefined ? iso.slice(0, 10) : iso;
}

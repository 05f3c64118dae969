import { SUPER_ADMIN } from '../../../contract/session.ts';
import type { Kind, Scalar, Shape } from '../../../contract/shape.ts';
import { tables as allTables } from '../resources.ts';
import { isDay } from '../wire/field-rules.ts';
import type { Tables } from './tables.ts';

/**
 * Tells whether what was read from a data file is what the demo wrote, so that no later call stumbles over it; a table that came
 * later than the file is empty. Errors: none; the second half of the answer says what is wrong, for the person who starts the demo.
 */
export function checkTables(value: unknown): { tables: Tables } | { problem: string } {
  if (!isRecord(value)) return { problem: 'it holds no tables' };
  if (!scalars.number(value.last_id)) return { problem: "'last_id' is not a number" };
  const tables: Record<string, unknown> = { ...value };
  for (const [name, { row: shape }] of Object.entries(allTables)) {
    const rows = value[name] ?? [];
    if (!Array.isArray(rows)) return { problem: `the table '${name}' is not a list` };
    const isRight = (row: unknown) => isRow(shape, row) && (name !== 'files' || isFileName(Object(row).name));
    const wrong = rows.findIndex((row) => !isRight(row));
    tables[name] = rows;
    if (wrong !== -1) return { problem: `row ${wrong + 1} of the table '${name}' is not readable` };
  }
  const checked = tables as unknown as Tables;
  const canManage = checked.admins.some(({ role, status }) => role === SUPER_ADMIN && status === 'active');
  return canManage ? { tables: checked } : { problem: 'it holds no active super-admin' };
}

/** Each kind of value as the demo keeps it, stricter than what a client may send. */
const scalars: Readonly<Record<Exclude<Scalar, 'file' | 'files'>, (value: unknown) => boolean>> = {
  ownId: Number.isFinite,
  id: Number.isFinite,
  number: Number.isFinite,
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  active: (value) => value === 'active' || value === 'inactive',
  money: (value) => typeof value === 'string' && /^\d{1,12}\.\d{2}$/.test(value),
  day: (value) => typeof value === 'string' && isDay(value),
  moment: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

function isOf(kind: Kind, value: unknown): boolean {
  if (typeof kind === 'string') {
    const [, name = '', ending] = /^(\w+)(.*)$/.exec(kind) ?? [];
    const isLeftOut = (value === undefined && ending === '?') || (value === null && ending !== '');
    return isLeftOut || scalars[name as keyof typeof scalars](value);
  }
  if ('shape' in kind) return isRow(kind.shape, value);
  if (kind.isOptional && (value ?? null) === null) return true;
  if ('oneOf' in kind) return kind.oneOf.includes(String(value));
  return Array.isArray(value) && value.every((row) => isRow(kind.listOf, row));
}

function isRow(shape: Shape, value: unknown): boolean {
  return isRecord(value) && Object.entries(shape).every(([field, kind]) => isOf(kind, value[field]));
}

/** A name that `createFileStore` makes: it holds no path. */
function isFileName(name: unknown): boolean {
  return /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(String(name));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

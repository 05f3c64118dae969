/** The tables of the demo. Requests may contain an id as text or as a number. */
import { admin } from '../../../contract/admins.ts';
import { bankAccount } from '../../../contract/bank-accounts.ts';
import { category } from '../../../contract/categories.ts';
import type { Id } from '../../../contract/envelope.ts';
import { investment } from '../../../contract/investments.ts';
import { notification } from '../../../contract/notifications.ts';
import { project } from '../../../contract/projects.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { user } from '../../../contract/users.ts';
import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';
import { notFound } from '../wire/failure.ts';

const account = { ...bankAccount, created_at: 'moment' } as const satisfies Shape;
const { status: _computed, ...storedNotification } = notification;

/** The shape of each table's rows. Most are shapes of the contract with columns added or removed. */
export const rowShapes = {
  /** Stored files. `name` is unguessable, because files are public. `download_name`: see `NewFile` in `store.ts`. */
  files: { name: 'text', media_type: 'text', size: 'number', download_name: 'text|null' },
  users: { ...user, phone: 'text|null', address: 'text' },
  /** The bank accounts of users. */
  user_accounts: { ...account, user_id: 'id' },
  bank_accounts: account,
  categories: { ...category, created_at: 'moment' },
  projects: {
    ...project,
    images: { listOf: { image_id: 'ownId', file: 'text' } },
    documents: { listOf: { document_id: 'ownId', document_name: 'text', file: 'text', size: 'number' } },
    created_at: 'moment',
  },
  admins: { ...admin, phone: 'text|null', image: 'text|null', password_hash: 'text', created_at: 'moment' },
  /** Contains copies of names, which stay if the user or the project is deleted. The ids become `null`. */
  investments: { ...investment, receipt: 'text|null' },
  /** Of the statuses, only `failed` is stored. `scheduled` and `sent` depend on the current time. */
  notifications: { ...storedNotification, failed: 'flag' },
} as const satisfies Readonly<Record<string, Shape>>;

type Rows = { -readonly [Name in keyof typeof rowShapes]: WireOf<(typeof rowShapes)[Name]>[] };

export interface Tables extends Rows {
  /** The highest id so far in any table. New ids are higher, so that none is used twice. */
  last_id: number;
}

export type TableName = keyof Rows;

export type Row<Name extends TableName> = Rows[Name][number];

/** The names of a row's fields that end in `_id`. */
export type IdKey<Row> = Extract<keyof Row, `${string}_id`>;

export function findRow<Row>(rows: readonly Row[], key: IdKey<Row>, id: Id): Row | undefined {
  return rows.find((row) => String(row[key]) === String(id));
}

/** Returns the row with an id. Errors: 404 that names the kind of row. */
export function requireRow<Row>(rows: readonly Row[], key: IdKey<Row>, id: Id): Row {
  const row = findRow(rows, key, id);
  if (row === undefined) throw notFound(nounOf(key));
  return row;
}

/** Returns the row with the id in a body; `undefined` if it has no id, which `readValues` reports. Errors: 404. */
export function givenRow<Row>(
  rows: readonly Row[],
  key: IdKey<Row>,
  { [key]: id }: Readonly<Record<string, unknown>>,
): Row | undefined {
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? requireRow(rows, key, id) : undefined;
}

/** Returns what an id identifies: `bank account` for `bank_account_id`. */
export function nounOf(key: string): string {
  return key.slice(0, -'_id'.length).replaceAll('_', ' ');
}

export function removeRow<Row>(rows: Row[], row: Row): void {
  const index = rows.indexOf(row);
  if (index !== -1) rows.splice(index, 1);
}

/** Returns a new row with an unused id and the current time. The caller adds the row to its table. */
export function created<Row>(
  { tables, now }: { tables: Tables; now: () => number },
  key: IdKey<Row>,
  columns: object,
): Row {
  return { [key]: nextId(tables), ...columns, created_at: new Date(now()).toISOString() } as Row;
}

export function nextId(tables: Tables): number {
  tables.last_id += 1;
  return tables.last_id;
}

/** Returns the sum of amounts, which must be valid and in one currency. */
export function sumAmounts(rows: readonly { amount: string }[]): string {
  return fromMinorUnits(rows.reduce((sum, { amount }) => sum + (toMinorUnits(amount) ?? 0n), 0n));
}

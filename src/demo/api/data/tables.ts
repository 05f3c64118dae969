/** The tables of the demo: one for each resource of the contract that has a list. A request's ids may be text or numbers. */
import { admin } from '../../../contract/admins.ts';
import { bankAccount } from '../../../contract/bank-accounts.ts';
import { investment } from '../../../contract/investments.ts';
import { listedShapes } from '../../../contract/listed-shapes.ts';
import { notification } from '../../../contract/notifications.ts';
import { project } from '../../../contract/projects.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { user } from '../../../contract/users.ts';
import { notFound } from '../failure.ts';

const { status: _computed, ...storedNotification } = notification;

/** The rows of the tables whose columns differ from their resource's shape, and of those that no list shows. */
const ownShapes = {
  /** Stored files. `name` is unguessable, because files are public. `download_name`: see `NewFile` in `store.ts`. */
  files: { name: 'text', media_type: 'text', size: 'number', download_name: 'text|null' },
  users: { ...user, address: 'text' },
  /** The bank accounts of users. */
  user_accounts: { ...bankAccount, user_id: 'id' },
  projects: {
    ...project,
    images: { listOf: { image_id: 'ownId', file: 'text' } },
    documents: { listOf: { document_id: 'ownId', document_name: 'text', file: 'text', size: 'number' } },
  },
  admins: { ...admin, image: 'text|null', password_hash: 'text' },
  /** Contains copies of names, which stay if the user or the project is deleted. The ids become `null`. */
  investments: { ...investment, receipt: 'text|null' },
  /** Of the statuses, only `failed` is stored. `scheduled` and `sent` depend on the current time. */
  notifications: { ...storedNotification, failed: 'flag' },
} as const satisfies Readonly<Record<string, Shape>>;

/** The shape of each table's rows. */
export const rowShapes: Readonly<Record<string, Shape>> = { ...listedShapes, ...ownShapes };

type OwnRows = { -readonly [Name in keyof typeof ownShapes]: WireOf<(typeof ownShapes)[Name]>[] };

export interface Tables extends OwnRows {
  /** The highest id so far in any table. New ids are higher, so that none is used twice. */
  last_id: number;
}

export type Row<Name extends keyof OwnRows> = OwnRows[Name][number];

/** A row of any table. */
export type AnyRow = Record<string, unknown>;

export function rowsOf(tables: Tables, table: string): AnyRow[] {
  return Reflect.get(tables, table);
}

/** Returns the row with an id. */
export function findRow<R extends object>(rows: readonly R[], key: keyof R & string, id: unknown): R | undefined {
  return rows.find((row) => String(row[key]) === String(id));
}

/** Returns the row with an id. Errors: 404 that names the kind of row. */
export function requireRow<R extends object>(rows: readonly R[], key: keyof R & string, id: unknown): R {
  const row = findRow(rows, key, id);
  if (row === undefined) throw notFound(nounOf(key));
  return row;
}

/** Returns what an id identifies: `bank account` for `bank_account_id`. */
export function nounOf(key: string): string {
  return key.slice(0, -'_id'.length).replaceAll('_', ' ');
}

export function nextId(tables: Tables): number {
  tables.last_id += 1;
  return tables.last_id;
}

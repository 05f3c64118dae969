/** The rules of tables that the contract's shapes can't express. A table without rules follows from its shape. */
import { PLAIN_ADMIN } from '../../contract/session.ts';
import { fromMinorUnits, toMinorUnits } from '../../lib/money.ts';
import { type AnyRow, findRow, type Row, rowsOf, type Tables } from './data/tables.ts';
import { conflict } from './failure.ts';
import type { DemoRequest, Services } from './services.ts';
import { type Fail, passwordFault } from './wire/values.ts';

/** A request that writes a row, and the row; a new row is missing until it is written. */
export interface Write<R> {
  readonly request: DemoRequest;
  readonly services: Services;
  readonly row: R | undefined;
}

/** The valid values of a request; passwords aren't columns. `current_password` is `undefined` if the endpoint has none. */
type Values<R> = Partial<R> & { readonly password?: string | null; readonly current_password?: string | null };

export interface Rules<R> {
  /** Default: newest first. */
  readonly order?: (a: R, b: R) => number;
  /** The fields that a search looks at. Default: all texts. */
  readonly search?: readonly string[];
  /** The fields whose values no two rows share, in the form that the functions return. */
  readonly unique?: Readonly<Record<string, (value: string) => string>>;
  /** The columns of a new row that its request doesn't set. */
  readonly defaults?: Partial<R>;
  /** The fields of responses that aren't columns. */
  readonly computed?: Readonly<Record<string, (row: R, services: Services) => unknown>>;
  /** Reports invalid values with `fail`. Errors: throws a `Failure` if the row can't be changed at all. */
  check?(values: Values<R>, fail: Fail, write: Write<R>): void;
  /** Completes a row after its values are stored. */
  written?(row: R, values: Values<R>, write: Write<R>): void;
  /** Removes data that only the row uses, such as files. Errors: throws a `Failure` if the row can't be deleted. */
  beforeDelete?(row: R, write: Write<R>): void;
}

/** The rules by table. Optional and required ids in other tables follow from their shapes: see `deleteRow`. */
const rules: { readonly [Name in Exclude<keyof Tables, 'last_id'>]?: Rules<Row<Name>> } & Readonly<
  Record<'categories' | 'bank_accounts', Rules<AnyRow>>
> = {
  users: {
    search: ['name', 'email', 'phone'],
    computed: {
      image_url: () => null,
      total_invested: ({ user_id }, services) => sumOfApproved('user_id', user_id, services),
      bank_accounts: (user, { tables }) =>
        tables.user_accounts
          .filter(({ user_id }) => user_id === user.user_id)
          .map(({ user_id: _own, ...rest }) => rest),
    },
    beforeDelete({ user_id }, { services: { tables } }) {
      tables.user_accounts = tables.user_accounts.filter((account) => account.user_id !== user_id);
    },
  },
  categories: {
    order: (a, b) => String(a.name).localeCompare(String(b.name), 'en'),
    unique: { name: sameKey },
    computed: {
      project_count: ({ category_id }, { tables }) =>
        tables.projects.filter((project) => project.category_id === category_id).length,
    },
  },
  projects: {
    search: ['title', 'location', 'category_name'],
    defaults: { images: [], documents: [] },
    computed: {
      category_name: ({ category_id }, { tables }) =>
        findRow(rowsOf(tables, 'categories'), 'category_id', category_id)?.name,
      raised_amount: ({ project_id }, services) => sumOfApproved('project_id', project_id, services),
      images: ({ images }, { urlOf }) => images.map(({ image_id, file }) => ({ image_id, url: urlOf(file) })),
      documents: ({ documents }, { urlOf }) => documents.map(({ file, ...rest }) => ({ ...rest, url: urlOf(file) })),
    },
    check({ start_date, end_date, duration_months, min_investment, target_amount }, fail) {
      if (duration_months != null && !(duration_months % 1 === 0 && duration_months >= 1 && duration_months <= 600))
        fail('duration_months', 'Enter a whole number from 1 to 600.');
      if (start_date && end_date && end_date < start_date) fail('end_date', "The end can't be before the start.");
      if (min_investment && target_amount && (toMinorUnits(min_investment) ?? 0n) > (toMinorUnits(target_amount) ?? 0n))
        fail('min_investment', "Minimum investment can't be more than the target.");
    },
    beforeDelete({ images, documents }, { services: { files } }) {
      for (const { file } of [...images, ...documents]) files.remove(file);
    },
  },
  bank_accounts: {
    unique: { account_number: (text) => text.replaceAll(/[ -]/g, '').toUpperCase() },
    defaults: { is_active: true },
  },
  admins: {
    unique: { email: sameKey },
    defaults: { role: PLAIN_ADMIN, status: 'active', image: null },
    computed: { user_id: ({ admin_id }) => admin_id, image_url: ({ image }, { urlOf }) => image && urlOf(image) },
    check({ password, current_password: current, status }, fail, { row, request, services }) {
      const fault = password && passwordFault(password);
      if (fault) fail('password', fault);
      const isCurrent = (text: string) => row !== undefined && services.passwords.verify(text, row.password_hash);
      if (row && password) {
        if (current === null) fail('current_password', 'Enter your current password to set a new one.');
        else if (current && !services.limitAttempts(row.email, () => isCurrent(current)))
          fail('current_password', "This isn't your current password.");
        // Only now, because each response would reveal whether a guess is right.
        else if (isCurrent(password)) fail('password', 'This is the current password. Choose a new one.');
      }
      if (row && status === 'inactive') requireOther(row, request, 'deactivate');
    },
    written(row, { password, status }, { request, services: { passwords, sessions } }) {
      if (password) row.password_hash = passwords.hash(password);
      if (status === 'inactive') sessions.endAll(row.admin_id);
      else if (password) sessions.endAll(row.admin_id, request.token);
    },
    beforeDelete(row, { request, services }) {
      requireOther(row, request, 'delete');
      services.sessions.endAll(row.admin_id);
      if (row.image !== null) services.files.remove(row.image);
    },
  },
  investments: {
    computed: { receipt_url: ({ receipt }, { urlOf }) => receipt && urlOf(receipt) },
    check(_values, _fail, { row }) {
      if (row && row.status !== 'pending') throw conflict(`This investment has already been ${row.status}.`);
    },
    written(row, _values, { services }) {
      row.decided_at = new Date(services.now()).toISOString();
    },
  },
  notifications: {
    defaults: { failed: false },
    computed: { status: statusOf },
    check({ scheduled_at }, fail, { row, services }) {
      const status = row ? statusOf(row, services) : 'scheduled';
      if (status !== 'scheduled')
        throw conflict(`This notification has already ${status === 'sent' ? 'been sent' : 'failed'}.`);
      if (scheduled_at && Date.parse(scheduled_at) <= services.now())
        fail('scheduled_at', 'Choose a time in the future.');
    },
  },
};

export function rulesOf(table: string): Rules<AnyRow> {
  return (rules as Readonly<Record<string, Rules<AnyRow>>>)[table] ?? {};
}

/** Returns the sum of amounts, which must be valid and in one currency. */
export function sumAmounts(rows: readonly { amount: string }[]): string {
  return fromMinorUnits(rows.reduce((sum, { amount }) => sum + (toMinorUnits(amount) ?? 0n), 0n));
}

function sumOfApproved(key: 'user_id' | 'project_id', id: unknown, { tables }: Services): string {
  return sumAmounts(tables.investments.filter((row) => row[key] === id && row.status === 'approved'));
}

/** Returns a key that is equal for texts that look the same: ignores case, Unicode form and spacing. */
function sameKey(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Throws if admins would change their own account, so that an active super-admin always remains. */
function requireOther(admin: Row<'admins'>, request: DemoRequest, verb: 'deactivate' | 'delete'): void {
  if (admin === request.actor()) throw conflict(`You can't ${verb} your own account.`);
}

/** Unless it failed, a notification without a time, or with one in the past, counts as sent. */
function statusOf({ failed, scheduled_at }: Row<'notifications'>, { now }: Services): 'failed' | 'scheduled' | 'sent' {
  if (failed) return 'failed';
  return scheduled_at !== null && Date.parse(scheduled_at) > now() ? 'scheduled' : 'sent';
}

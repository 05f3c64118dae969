/**
 * The rows the demo keeps: the wire's entities without what is computed when they are read. The types are derived from the rules that a
 * data file is checked with, so that no later call stumbles over what was read.
 */
import { SUPER_ADMIN } from '../../../contract/session.ts';

type Rule<Value> = (value: unknown) => value is Value;
type Rules = Readonly<Record<string, Rule<unknown>>>;
type Flat<T> = { [Name in keyof T]: T[Name] };
type Values<R> = { -readonly [Name in keyof R]: R[Name] extends Rule<infer Value> ? Value : never };
type Absent<T> = { [Name in keyof T]: undefined extends T[Name] ? Name : never }[keyof T];
/** A row as its rules tell it: a field that may be undefined may be left out. */
type RowOf<R> = Flat<
  Omit<Values<R>, Absent<Values<R>>> & { [Name in Absent<Values<R>>]?: Exclude<Values<R>[Name], undefined> }
>;

const text: Rule<string> = (value) => typeof value === 'string';
const number: Rule<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
const flag: Rule<boolean> = (value) => typeof value === 'boolean';
const moment: Rule<string> = (value): value is string => text(value) && !Number.isNaN(Date.parse(value));
const amount = textLike(/^\d{1,12}\.\d{2}$/);
const fileName = textLike(/^[0-9a-f]{32}\.[a-z]{3,4}$/);
const optionalText: Rule<string | undefined> = (value) => value === undefined || text(value);
const textOrNull = orNull(text);
const activeStatus = oneOf('active', 'inactive');
const decision = oneOf('pending', 'approved', 'rejected');

function textLike(pattern: RegExp): Rule<string> {
  return (value): value is string => text(value) && pattern.test(value);
}

function orNull<Value>(rule: Rule<Value>): Rule<Value | null> {
  return (value) => value === null || rule(value);
}

function oneOf<const Word extends string>(...words: readonly Word[]): Rule<Word> {
  return (value): value is Word => (words as readonly unknown[]).includes(value);
}

function listOf<const R extends Rules>(rules: R): Rule<RowOf<R>[]> {
  return (value): value is RowOf<R>[] => Array.isArray(value) && value.every((row) => isRow(row, rules));
}

const bankAccount = {
  bank_account_id: number,
  bank_name: text,
  account_name: text,
  account_number: text,
  branch: optionalText,
  swift_code: optionalText,
  iban: optionalText,
  currency: optionalText,
  is_active: flag,
  created_at: moment,
};

const tableRules = {
  users: {
    user_id: number,
    name: text,
    email: text,
    phone: textOrNull,
    status: activeStatus,
    kyc_status: decision,
    address: text,
    created_at: moment,
  },
  /** The accounts that users are paid to. */
  user_accounts: { ...bankAccount, user_id: number },
  categories: { category_id: number, name: text, description: textOrNull, created_at: moment },
  bank_accounts: bankAccount,
  admins: {
    admin_id: number,
    name: text,
    email: text,
    phone: textOrNull,
    role: text,
    status: activeStatus,
    image: orNull(fileName),
    password_hash: text,
    created_at: moment,
  },
  /** Names are kept with the row, so that a deleted user or project does not change what was invested. */
  investments: {
    investment_id: number,
    user_id: number,
    user_name: text,
    project_id: number,
    project_name: text,
    amount,
    currency: text,
    status: decision,
    receipt: orNull(fileName),
    reason: textOrNull,
    created_at: moment,
    decided_at: orNull(moment),
  },
  projects: {
    project_id: number,
    title: text,
    description: text,
    category_id: number,
    location: textOrNull,
    target_amount: amount,
    min_investment: orNull(amount),
    expected_return: textOrNull,
    duration_months: orNull(number),
    start_date: textOrNull,
    end_date: textOrNull,
    status: oneOf('draft', 'active', 'closed'),
    images: listOf({ image_id: number, file: fileName }),
    documents: listOf({ document_id: number, document_name: text, file: fileName, size: number }),
    created_at: moment,
  },
  /** `failed` is stored; `scheduled` and `sent` follow from the clock. */
  notifications: {
    notification_id: number,
    title: text,
    message: text,
    audience: oneOf('all', 'active', 'investors'),
    scheduled_at: orNull(moment),
    failed: flag,
    created_at: moment,
  },
  /** Stored files. `name` is unguessable and is its address; `download_name` is set for what is saved, not shown. */
  files: { name: fileName, media_type: text, size: number, download_name: textOrNull },
};

type TableRules = typeof tableRules;
type Row<Name extends keyof TableRules> = RowOf<TableRules[Name]>;

export type UserRow = Row<'users'>;
export type UserAccountRow = Row<'user_accounts'>;
export type CategoryRow = Row<'categories'>;
export type BankAccountRow = Row<'bank_accounts'>;
export type AdminRow = Row<'admins'>;
export type InvestmentRow = Row<'investments'>;
export type ProjectRow = Row<'projects'>;
export type NotificationRow = Row<'notifications'>;
export type FileRow = Row<'files'>;

/** `last_id` is the highest id ever given, in any table: no id is given twice. */
export type Tables = { last_id: number } & { [Name in keyof TableRules]: Row<Name>[] };

/**
 * Tells whether what was read from a data file is what the demo wrote. Errors: none; the second half of the answer says what is
 * wrong, for the person who starts the demo.
 */
export function checkTables(value: unknown): { tables: Tables } | { problem: string } {
  if (!isRecord(value)) return { problem: 'it holds no tables' };
  if (!number(value.last_id)) return { problem: "'last_id' is not a number" };
  for (const [name, rules] of Object.entries<Rules>(tableRules)) {
    const rows = value[name];
    if (!Array.isArray(rows)) return { problem: `the table '${name}' is missing` };
    const wrong = rows.findIndex((row) => !isRow(row, rules));
    if (wrong !== -1) return { problem: `row ${wrong + 1} of the table '${name}' is not readable` };
  }
  const tables = value as unknown as Tables;
  const canManage = tables.admins.some(({ role, status }) => role === SUPER_ADMIN && status === 'active');
  return canManage ? { tables } : { problem: 'it holds no active super-admin' };
}

function isRow(value: unknown, rules: Rules): boolean {
  return isRecord(value) && Object.entries(rules).every(([field, rule]) => rule(value[field]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

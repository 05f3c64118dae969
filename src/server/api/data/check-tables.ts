/** Tells whether what was read from a data file is what the demo wrote, so that no later call stumbles over it. */
import { SUPER_ADMIN } from '../../../contract/session.ts';
import type { Tables } from './tables.ts';

type Rule = (value: unknown) => boolean;
type Rules<Row> = { readonly [Field in keyof Row]-?: Rule };
type RowOf<Name extends keyof Tables> = Tables[Name] extends (infer Row)[] ? Row : never;

const text: Rule = (value) => typeof value === 'string';
const number: Rule = (value) => typeof value === 'number' && Number.isFinite(value);
const flag: Rule = (value) => typeof value === 'boolean';
const moment: Rule = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const amount: Rule = (value) => typeof value === 'string' && /^\d{1,12}\.\d{2}$/.test(value);
const fileName: Rule = (value) => typeof value === 'string' && /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(value);
const absent: Rule = (value) => value === undefined;
const empty: Rule = (value) => value === null;
const oneOf = (...options: string[]): Rule => options.includes.bind(options) as Rule;
const either =
  (first: Rule, second: Rule): Rule =>
  (value) =>
    first(value) || second(value);
const listOf =
  <Row>(rules: Rules<Row>): Rule =>
  (value) =>
    Array.isArray(value) && value.every((row) => isRow(row, rules));

const activeStatus = oneOf('active', 'inactive');
const decision = oneOf('pending', 'approved', 'rejected');
const optionalText = either(text, absent);
const textOrNull = either(text, empty);

const bankAccount: Rules<RowOf<'bank_accounts'>> = {
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

const tableRules: { readonly [Name in Exclude<keyof Tables, 'last_id'>]: Rules<RowOf<Name>> } = {
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
    image: either(fileName, empty),
    password_hash: text,
    created_at: moment,
  },
  investments: {
    investment_id: number,
    user_id: number,
    user_name: text,
    project_id: number,
    project_name: text,
    amount,
    currency: text,
    status: decision,
    receipt: either(fileName, empty),
    reason: textOrNull,
    created_at: moment,
    decided_at: either(moment, empty),
  },
  projects: {
    project_id: number,
    title: text,
    description: text,
    category_id: number,
    location: textOrNull,
    target_amount: amount,
    min_investment: either(amount, empty),
    expected_return: textOrNull,
    duration_months: either(number, empty),
    start_date: textOrNull,
    end_date: textOrNull,
    status: oneOf('draft', 'active', 'closed'),
    images: listOf<RowOf<'projects'>['images'][number]>({ image_id: number, file: fileName }),
    documents: listOf<RowOf<'projects'>['documents'][number]>({
      document_id: number,
      document_name: text,
      file: fileName,
      size: number,
    }),
    created_at: moment,
  },
  notifications: {
    notification_id: number,
    title: text,
    message: text,
    audience: oneOf('all', 'active', 'investors'),
    scheduled_at: either(moment, empty),
    failed: flag,
    created_at: moment,
  },
  files: { name: fileName, media_type: text, size: number, download_name: textOrNull },
};

/** Errors: none; the second half of the answer says what is wrong, for the person who starts the demo. */
export function checkTables(value: unknown): { tables: Tables } | { problem: string } {
  if (!isRecord(value)) return { problem: 'it holds no tables' };
  if (!number(value.last_id)) return { problem: "'last_id' is not a number" };
  for (const [name, rules] of Object.entries<Readonly<Record<string, Rule>>>(tableRules)) {
    const rows = value[name];
    if (!Array.isArray(rows)) return { problem: `the table '${name}' is missing` };
    const wrong = rows.findIndex((row) => !isRow(row, rules));
    if (wrong !== -1) return { problem: `row ${wrong + 1} of the table '${name}' is not readable` };
  }
  const tables = value as unknown as Tables;
  const canManage = tables.admins.some(({ role, status }) => role === SUPER_ADMIN && status === 'active');
  return canManage ? { tables } : { problem: 'it holds no active super-admin' };
}

function isRow(value: unknown, rules: Readonly<Record<string, Rule>>): boolean {
  return isRecord(value) && Object.entries(rules).every(([field, rule]) => rule(value[field]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

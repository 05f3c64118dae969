/**
 * Reads every answer of the API: the one place to change for a backend that answers otherwise.
 *
 * Always true: what comes out is what `src/contract/types.ts` says, with ids exactly as received and amounts as decimal
 * text; unknown fields are left out.
 * Errors: a reading function throws an `ApiError`: `PARSING_ERROR` for what can't be read, `HTTP_ERROR` for a failure told
 * inside a success.
 * Source: CONTRACT.md §1 (envelope, aliases) and §2 (entities).
 */
import type {
  Admin,
  AuthUser,
  BankAccount,
  Category,
  Dashboard,
  Investment,
  MonthlyInvestments,
  Notification,
  Profile,
  Project,
  ProjectDocument,
  ProjectImage,
  SignedIn,
  SuperDashboard,
  User,
  UserDetail,
} from '../contract/types.ts';
import { ApiError } from '../http/errors.ts';
import {
  activeFlag,
  activeStatus,
  entity,
  type Fields,
  id,
  listOf,
  listOrNone,
  moment,
  money,
  nullable,
  number,
  oneOf,
  optional,
  type Reader,
  record,
  shape,
  text,
} from './readers.ts';

/** One page of a list. `total` is `undefined` where the server doesn't tell: Next stays enabled while a page is full. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly page: number | undefined;
  readonly limit: number | undefined;
}

/** The figures that arrived: what is missing has no tile, and `more` holds numbers that the contract doesn't name. */
export interface DashboardFigures extends Partial<SuperDashboard> {
  readonly more: Readonly<Record<string, number>>;
}

/** Reads the `data` of an answer. */
export function answer<T>(read: Reader<T>): (body: unknown) => T {
  return (body) => attempt(body, () => read(open(body).data, 'data'));
}

/** Reads what a write answers: `null` where a success says no more than that it is one. */
export function receipt<T>(read: Reader<T>): (body: unknown) => T | null {
  return (body) => attempt(body, () => (body === null ? null : nullable(read)(open(body).data, 'data')));
}

/** Reads a success that carries nothing. */
export const nothing: (body: unknown) => null = receipt(() => null);

/** Reads one page of a list. */
export function page<Row>(read: Reader<Row>): (body: unknown) => ListPage<Row> {
  return (body) =>
    attempt(body, () => {
      const outer = open(body);
      const inner = Array.isArray(outer.data) ? outer : record(outer.data, 'data');
      const rows = [inner.data, inner.items, inner.users, inner.projects].find(Array.isArray);
      const about = { ...outer, ...inner };
      const count = (name: string, ...aliases: string[]) =>
        optional(number)(
          [name, ...aliases].map((key) => about[key]).find((value) => value != null),
          name,
        );
      return {
        rows: listOf(read)(rows, 'data'),
        total: count('total', 'count', 'total_items'),
        page: count('page', 'current_page'),
        limit: count('limit', 'per_page'),
      };
    });
}

/** The envelope. Errors: throws an `HTTP_ERROR` where a success says that it is none. */
function open(body: unknown): Record<string, unknown> {
  const envelope = record(body, 'answer');
  const flag = envelope.success ?? envelope.status;
  if (flag === false || envelope.status === false) throw new ApiError('HTTP_ERROR', { status: 200, body });
  return envelope;
}

function attempt<T>(body: unknown, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('PARSING_ERROR', { status: 200, body, cause });
  }
}

const investmentFields: Fields<Investment> = {
  investment_id: id,
  user_id: id,
  user_name: text,
  project_id: id,
  project_name: text,
  amount: money,
  currency: optional(text),
  status: oneOf('pending', 'approved', 'rejected'),
  receipt_url: nullable(text),
  reason: nullable(text),
  created_at: moment,
  decided_at: nullable(moment),
};
export const investment: Reader<Investment> = entity('investment_id', investmentFields);

export const bankAccount: Reader<BankAccount> = entity<BankAccount>('bank_account_id', {
  bank_account_id: id,
  bank_name: text,
  account_name: text,
  account_number: text,
  branch: optional(text),
  swift_code: optional(text),
  iban: optional(text),
  currency: optional(text),
  is_active: activeFlag,
  created_at: optional(moment),
});

const userFields: Fields<User> = {
  user_id: id,
  name: text,
  email: text,
  phone: nullable(text),
  image_url: nullable(text),
  status: activeStatus,
  kyc_status: optional(oneOf('pending', 'approved', 'rejected')),
  total_invested: optional(money),
  created_at: moment,
};
export const user: Reader<User> = entity('user_id', userFields);
export const userDetail: Reader<UserDetail> = entity<UserDetail>('user_id', {
  ...userFields,
  address: optional(text),
  investments: listOrNone(investment),
  bank_accounts: optional(listOf(bankAccount)),
});

export const category: Reader<Category> = entity<Category>('category_id', {
  category_id: id,
  name: text,
  description: nullable(text),
  project_count: optional(number),
  created_at: optional(moment),
});

export const admin: Reader<Admin> = entity<Admin>('admin_id', {
  admin_id: id,
  name: text,
  email: text,
  phone: optional(text),
  role: text,
  status: activeStatus,
  created_at: optional(moment),
});

export const projectImage: Reader<ProjectImage> = entity<ProjectImage>('image_id', { image_id: id, url: text });
export const projectDocument: Reader<ProjectDocument> = entity<ProjectDocument>('document_id', {
  document_id: id,
  document_name: text,
  url: text,
  size: optional(number),
});

export const project: Reader<Project> = entity<Project>('project_id', {
  project_id: id,
  title: text,
  description: text,
  category_id: id,
  category_name: optional(text),
  location: optional(text),
  target_amount: money,
  raised_amount: optional(money),
  min_investment: optional(money),
  expected_return: optional(text),
  duration_months: optional(number),
  start_date: optional(moment),
  end_date: optional(moment),
  status: oneOf('draft', 'active', 'closed'),
  images: listOrNone(projectImage),
  documents: listOrNone(projectDocument),
  created_at: optional(moment),
});

export const notification: Reader<Notification> = entity<Notification>('notification_id', {
  notification_id: id,
  title: text,
  message: text,
  audience: oneOf('all', 'active', 'investors'),
  scheduled_at: nullable(moment),
  status: oneOf('scheduled', 'sent', 'failed'),
  created_at: moment,
});

const authUserFields: Fields<AuthUser> = {
  user_id: id,
  name: text,
  email: text,
  role: text,
  image_url: nullable(text),
};
export const authUser: Reader<AuthUser> = entity('user_id', authUserFields);
export const profile: Reader<Profile> = entity<Profile>('user_id', { ...authUserFields, phone: nullable(text) });
export const signedIn: Reader<SignedIn> = shape<SignedIn>({ token: text, user: authUser });

const figureFields: Fields<Partial<SuperDashboard & Dashboard>> = {
  total_users: optional(number),
  active_users: optional(number),
  total_projects: optional(number),
  active_projects: optional(number),
  total_investments: optional(number),
  total_invested_amount: optional(money),
  pending_investments: optional(number),
  total_categories: optional(number),
  total_admins: optional(number),
  total_bank_accounts: optional(number),
  recent_investments: optional(listOf(investment)),
  monthly_investments: optional(listOf(shape<MonthlyInvestments>({ month: text, count: number, amount: money }))),
};
export const figures: Reader<DashboardFigures> = (value, where) => {
  const unnamed = Object.entries(record(value, where)).filter(([name]) => !Object.hasOwn(figureFields, name));
  const more = unnamed.filter((pair): pair is [string, number] => Number.isFinite(pair[1]));
  return { ...shape(figureFields)(value, where), more: Object.fromEntries(more) };
};

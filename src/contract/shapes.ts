/**
 * What the entities look like on the wire, as data: for whoever reads or checks an answer.
 *
 * Shapes: a field's kind ends in `?` where it may be left out and in `|null` where it may be `null` too. `money` is a
 * decimal in major units, `moment` an ISO 8601 date, `active` the words `active` and `inactive`, `flag` a boolean.
 * Always true: a shape names exactly the fields of its type in `types.ts`.
 * Source: CONTRACT.md §2.
 */
import type {
  Admin,
  AuthUser,
  BankAccount,
  Category,
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
} from './types.ts';

/** A value that is no object and no list. */
export type Scalar = 'id' | 'text' | 'number' | 'money' | 'moment' | 'active' | 'flag';

/** What a field holds. `orNone` marks what may be left out. */
export type Kind =
  | Scalar
  | `${Scalar}?`
  | `${Scalar}|null`
  | { readonly oneOf: readonly string[]; readonly orNone?: true }
  | { readonly listOf: AnyShape; readonly orNone?: true }
  | { readonly shape: AnyShape };

/** An object of any type. */
export interface AnyShape {
  readonly idName?: string;
  readonly fields: Readonly<Record<string, Kind>>;
}

/** An object of the type `T`. `idName` is the field that identifies it. */
export interface Shape<T> {
  readonly idName?: keyof T & string;
  readonly fields: { readonly [Field in keyof T]-?: Kind };
}

const decided = ['pending', 'approved', 'rejected'] as const;

export const investment: Shape<Investment> = {
  idName: 'investment_id',
  fields: {
    investment_id: 'id',
    user_id: 'id',
    user_name: 'text',
    project_id: 'id',
    project_name: 'text',
    amount: 'money',
    currency: 'text?',
    status: { oneOf: decided },
    receipt_url: 'text|null',
    reason: 'text|null',
    created_at: 'moment',
    decided_at: 'moment|null',
  },
};

export const bankAccount: Shape<BankAccount> = {
  idName: 'bank_account_id',
  fields: {
    bank_account_id: 'id',
    bank_name: 'text',
    account_name: 'text',
    account_number: 'text',
    branch: 'text?',
    swift_code: 'text?',
    iban: 'text?',
    currency: 'text?',
    is_active: 'flag',
    created_at: 'moment?',
  },
};

export const user: Shape<User> = {
  idName: 'user_id',
  fields: {
    user_id: 'id',
    name: 'text',
    email: 'text',
    phone: 'text|null',
    image_url: 'text|null',
    status: 'active',
    kyc_status: { oneOf: decided, orNone: true },
    total_invested: 'money?',
    created_at: 'moment',
  },
};

export const userDetail: Shape<UserDetail> = {
  idName: 'user_id',
  fields: {
    ...user.fields,
    address: 'text?',
    investments: { listOf: investment },
    bank_accounts: { listOf: bankAccount, orNone: true },
  },
};

export const category: Shape<Category> = {
  idName: 'category_id',
  fields: {
    category_id: 'id',
    name: 'text',
    description: 'text|null',
    project_count: 'number?',
    created_at: 'moment?',
  },
};

export const admin: Shape<Admin> = {
  idName: 'admin_id',
  fields: {
    admin_id: 'id',
    name: 'text',
    email: 'text',
    phone: 'text?',
    role: 'text',
    status: 'active',
    created_at: 'moment?',
  },
};

export const projectImage: Shape<ProjectImage> = { idName: 'image_id', fields: { image_id: 'id', url: 'text' } };

export const projectDocument: Shape<ProjectDocument> = {
  idName: 'document_id',
  fields: { document_id: 'id', document_name: 'text', url: 'text', size: 'number?' },
};

export const project: Shape<Project> = {
  idName: 'project_id',
  fields: {
    project_id: 'id',
    title: 'text',
    description: 'text',
    category_id: 'id',
    category_name: 'text?',
    location: 'text?',
    target_amount: 'money',
    raised_amount: 'money?',
    min_investment: 'money?',
    expected_return: 'text?',
    duration_months: 'number?',
    start_date: 'moment?',
    end_date: 'moment?',
    status: { oneOf: ['draft', 'active', 'closed'] },
    images: { listOf: projectImage },
    documents: { listOf: projectDocument },
    created_at: 'moment?',
  },
};

export const notification: Shape<Notification> = {
  idName: 'notification_id',
  fields: {
    notification_id: 'id',
    title: 'text',
    message: 'text',
    audience: { oneOf: ['all', 'active', 'investors'] },
    scheduled_at: 'moment|null',
    status: { oneOf: ['scheduled', 'sent', 'failed'] },
    created_at: 'moment',
  },
};

export const authUser: Shape<AuthUser> = {
  idName: 'user_id',
  fields: { user_id: 'id', name: 'text', email: 'text', role: 'text', image_url: 'text|null' },
};
export const profile: Shape<Profile> = { idName: 'user_id', fields: { ...authUser.fields, phone: 'text|null' } };
export const signedIn: Shape<SignedIn> = { fields: { token: 'text', user: { shape: authUser } } };

const monthlyInvestments: Shape<MonthlyInvestments> = { fields: { month: 'text', count: 'number', amount: 'money' } };

/** Each figure may be missing: its tile is then hidden. */
export const figures: Shape<SuperDashboard> = {
  fields: {
    total_users: 'number?',
    active_users: 'number?',
    total_projects: 'number?',
    active_projects: 'number?',
    total_investments: 'number?',
    total_invested_amount: 'money?',
    pending_investments: 'number?',
    total_categories: 'number?',
    total_admins: 'number?',
    total_bank_accounts: 'number?',
    recent_investments: { listOf: investment, orNone: true },
    monthly_investments: { listOf: monthlyInvestments, orNone: true },
  },
};

/**
 * The entities of the admin API, as they travel on the wire.
 *
 * Shapes: money is a decimal in major units, as text; dates are
 * ISO 8601 in UTC; an address (`url`, `image_url`, `receipt_url`) is absolute or relative to the API's own origin.
 * Source: CONTRACT.md §2. The names of the project file ids come from specification §3, the rest is assumed.
 */
import type { Id } from './envelope.ts';

/** `SU` is the super-admin, any other role is a plain admin. Source: specification §6. */
export type Role = 'SU' | (string & {});

/** The person signed in, as stored under the local storage key `user`. Source: CONTRACT.md §1. */
export interface AuthUser {
  user_id: Id;
  name: string;
  email: string;
  role: Role;
  image_url?: string | null;
}

/** One's own profile. Source: CONTRACT.md §3, row 30. */
export interface Profile extends AuthUser {
  phone?: string | null;
}

/** What a sign-in gives. `token` goes into the Authorization header as a Bearer token. Source: CONTRACT.md §1. */
export interface SignedIn {
  token: string;
  user: AuthUser;
}

/** Whether an account may be used. Source: CONTRACT.md §2. */
export type ActiveStatus = 'active' | 'inactive';

/** Source: CONTRACT.md §2. */
export type KycStatus = 'pending' | 'approved' | 'rejected';

/** A platform user as a list row. `total_invested` is the sum of the approved investments. Source: CONTRACT.md §2. */
export interface User {
  user_id: Id;
  name: string;
  email: string;
  phone?: string | null;
  image_url?: string | null;
  status: ActiveStatus;
  kyc_status?: KycStatus;
  total_invested?: string;
  created_at: string;
}

/** A user with what hangs on them. Source: CONTRACT.md §2. */
export interface UserDetail extends User {
  address?: string;
  investments: Investment[];
  bank_accounts?: BankAccount[];
}

/** A category of projects. `project_count` counts the projects that use it now. Source: CONTRACT.md §2. */
export interface Category {
  category_id: Id;
  name: string;
  description?: string | null;
  project_count?: number;
  created_at?: string;
}

/** A bank account that money is paid to. `account_number` is unmasked on the wire. Source: CONTRACT.md §2. */
export interface BankAccount {
  bank_account_id: Id;
  bank_name: string;
  account_name: string;
  account_number: string;
  branch?: string;
  swift_code?: string;
  iban?: string;
  currency?: string;
  is_active: boolean;
  created_at?: string;
}

/** Somebody who may sign in to the console. A password never travels back. Source: CONTRACT.md §2. */
export interface Admin {
  admin_id: Id;
  name: string;
  email: string;
  phone?: string;
  role: Role;
  status: ActiveStatus;
  created_at?: string;
}

/** Source: CONTRACT.md §2. */
export type InvestmentStatus = 'pending' | 'approved' | 'rejected';

/** One investment. `decided_at` and `reason` are set once it has left `pending`. Source: CONTRACT.md §2. */
export interface Investment {
  investment_id: Id;
  user_id: Id;
  user_name: string;
  project_id: Id;
  project_name: string;
  amount: string;
  currency?: string;
  status: InvestmentStatus;
  receipt_url?: string | null;
  reason?: string | null;
  created_at: string;
  decided_at?: string | null;
}

/** Source: CONTRACT.md §2; `image_id` from specification §3. */
export interface ProjectImage {
  image_id: Id;
  url: string;
}

/** `size` is in bytes. Source: CONTRACT.md §2; `document_id` and `document_name` from specification §3. */
export interface ProjectDocument {
  document_id: Id;
  document_name: string;
  url: string;
  size?: number;
}

/** Source: CONTRACT.md §2. */
export type ProjectStatus = 'draft' | 'active' | 'closed';

/**
 * A project to invest in. `start_date` and `end_date` are days (`YYYY-MM-DD`); `expected_return` is free text;
 * `raised_amount` is the sum of the approved investments. Source: CONTRACT.md §2; `project_id` from specification §3.
 */
export interface Project {
  project_id: Id;
  title: string;
  description: string;
  category_id: Id;
  category_name?: string;
  location?: string;
  target_amount: string;
  raised_amount?: string;
  min_investment?: string;
  expected_return?: string;
  duration_months?: number;
  start_date?: string;
  end_date?: string;
  status: ProjectStatus;
  images: ProjectImage[];
  documents: ProjectDocument[];
  created_at?: string;
}

/** Who gets a notification. Source: CONTRACT.md §2. */
export type Audience = 'all' | 'active' | 'investors';

/** A message to users. `scheduled_at` is `null` when it was sent at once. Source: CONTRACT.md §2. */
export interface Notification {
  notification_id: Id;
  title: string;
  message: string;
  audience: Audience;
  scheduled_at: string | null;
  status: 'scheduled' | 'sent' | 'failed';
  created_at: string;
}

/** Approved investments of one month (`YYYY-MM`, UTC). Source: CONTRACT.md §2. */
export interface MonthlyInvestments {
  month: string;
  count: number;
  amount: string;
}

/** The figures of the start page; `total_invested_amount` counts approved investments. Source: CONTRACT.md §2. */
export interface Dashboard {
  total_users: number;
  active_users?: number;
  total_projects: number;
  active_projects?: number;
  total_investments: number;
  total_invested_amount: string;
  pending_investments: number;
  total_categories?: number;
  recent_investments?: Investment[];
  monthly_investments?: MonthlyInvestments[];
}

/** The start page of the role `SU`. Source: CONTRACT.md §2. */
export interface SuperDashboard extends Dashboard {
  total_admins: number;
  total_bank_accounts: number;
}

/** The rows the demo keeps: the wire's entities without what is computed when they are read. */
import type { Admin } from '../../../contract/admins.ts';
import type { BankAccount } from '../../../contract/bank-accounts.ts';
import type { InvestmentStatus } from '../../../contract/investments.ts';
import type { Audience } from '../../../contract/notifications.ts';
import type { ProjectStatus } from '../../../contract/projects.ts';
import type { User } from '../../../contract/users.ts';

export interface UserRow {
  user_id: number;
  name: string;
  email: string;
  phone: string | null;
  status: User['status'];
  kyc_status: NonNullable<User['kyc_status']>;
  address: string;
  created_at: string;
}

export interface CategoryRow {
  category_id: number;
  name: string;
  description: string | null;
  created_at: string;
}

export type BankAccountRow = Omit<BankAccount, 'bank_account_id' | 'created_at'> & {
  bank_account_id: number;
  created_at: string;
};

/** An account that a user is paid to. */
export type UserAccountRow = BankAccountRow & { user_id: number };

export interface AdminRow {
  admin_id: number;
  name: string;
  email: string;
  phone: string | null;
  role: string;
  status: Admin['status'];
  image: string | null;
  password_hash: string;
  created_at: string;
}

/** Names are kept with the row, so that a deleted user or project does not change what was invested. */
export interface InvestmentRow {
  investment_id: number;
  user_id: number;
  user_name: string;
  project_id: number;
  project_name: string;
  amount: string;
  currency: string;
  status: InvestmentStatus;
  receipt: string | null;
  reason: string | null;
  created_at: string;
  decided_at: string | null;
}

export interface ProjectRow {
  project_id: number;
  title: string;
  description: string;
  category_id: number;
  location: string | null;
  target_amount: string;
  min_investment: string | null;
  expected_return: string | null;
  duration_months: number | null;
  start_date: string | null;
  end_date: string | null;
  status: ProjectStatus;
  images: { image_id: number; file: string }[];
  documents: { document_id: number; document_name: string; file: string; size: number }[];
  created_at: string;
}

/** `failed` is stored; `scheduled` and `sent` follow from the clock. */
export interface NotificationRow {
  notification_id: number;
  title: string;
  message: string;
  audience: Audience;
  scheduled_at: string | null;
  failed: boolean;
  created_at: string;
}

/** A stored file. `name` is unguessable and is its address; `download_name` is set for what is saved, not shown. */
export interface FileRow {
  name: string;
  media_type: string;
  size: number;
  download_name: string | null;
}

export interface Tables {
  /** The highest id ever given, in any table: no id is given twice. */
  last_id: number;
  users: UserRow[];
  user_accounts: UserAccountRow[];
  categories: CategoryRow[];
  bank_accounts: BankAccountRow[];
  admins: AdminRow[];
  investments: InvestmentRow[];
  projects: ProjectRow[];
  notifications: NotificationRow[];
  files: FileRow[];
}

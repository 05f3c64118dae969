/**
 * What each call takes and answers, on the wire.
 *
 * Shapes: `args` holds the path's `{id}`, the query, the JSON body or the form's fields, by wire name; `undefined` means
 * none. `answer` is the whole envelope of a success; every failure is a `Fail`. In an update, a field left out keeps its
 * value and `null` clears an optional one.
 * Source: CONTRACT.md §3; the arguments marked [G] there come from specification §5 and §7.
 */
import type { Id, Ok, Page } from './envelope.ts';
import type {
  ActiveStatus,
  Admin,
  Audience,
  AuthUser,
  BankAccount,
  Category,
  Dashboard,
  Investment,
  Notification,
  Profile,
  Project,
  ProjectDocument,
  ProjectImage,
  ProjectStatus,
  Role,
  SignedIn,
  SuperDashboard,
  User,
  UserDetail,
} from './types.ts';

/** A page of a list. `page` defaults to 1, `limit` to 10; `search` is sent only when present. Source: specification §5. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
}

/** Source: CONTRACT.md §1. */
export interface SignInArgs {
  email: string;
  password: string;
}

/** Names the target state, never "toggle". Source: CONTRACT.md §3, row 3. */
export interface UserStatusArgs {
  user_id: Id;
  status: ActiveStatus;
}

/** Source: CONTRACT.md §3, row 8. */
export interface CategoryFields {
  name: string;
  description?: string | null;
}

/** Source: CONTRACT.md §3, row 12. `is_active` defaults to `true`. */
export interface BankAccountFields {
  bank_name: string;
  account_name: string;
  account_number: string;
  branch?: string | null;
  swift_code?: string | null;
  iban?: string | null;
  currency?: string | null;
  is_active?: boolean;
}

/** Source: CONTRACT.md §3, row 16. `role` defaults to a plain admin's. */
export interface NewAdmin {
  name: string;
  email: string;
  phone?: string | null;
  password: string;
  role?: Role;
}

/** Source: CONTRACT.md §3, row 17. `password` only if one was typed. */
export interface AdminChange {
  admin_id: Id;
  name: string;
  email: string;
  phone?: string | null;
  status?: ActiveStatus;
  password?: string;
}

/** Accepted only while the investment is pending. Source: CONTRACT.md §3, row 20. */
export interface InvestmentDecision {
  investment_id: Id;
  status: 'approved' | 'rejected';
  reason?: string | null;
}

/** What an admin writes of a project; amounts are decimals, days are `YYYY-MM-DD`. Source: CONTRACT.md §3, row 22. */
export interface ProjectFields {
  title: string;
  description: string;
  category_id: Id;
  location?: string | null;
  target_amount: string;
  min_investment?: string | null;
  expected_return?: string | null;
  duration_months?: number | null;
  start_date?: string | null;
  end_date?: string | null;
  status: ProjectStatus;
}

/** The form's fields. Source: specification §7 and CONTRACT.md §3, row 24. */
export interface ProjectImagesForm {
  project_id: Id;
  images: readonly Blob[];
}

/** The form's fields. Source: specification §7 and CONTRACT.md §3, row 25. */
export interface ProjectDocumentForm {
  project_id: Id;
  document_name: string;
  document: Blob;
}

/** The form's fields; a new password needs the current one. Source: CONTRACT.md §3, row 31. */
export interface ProfileForm {
  name: string;
  email: string;
  phone: string;
  image?: Blob;
  current_password?: string;
  password?: string;
}

/** `scheduled_at` is a future moment in UTC, or `null` to send at once. Source: CONTRACT.md §3, row 33. */
export interface NotificationFields {
  title: string;
  message: string;
  audience: Audience;
  scheduled_at: string | null;
}

/** One row: what it takes, what it answers. */
interface Call<Args, Answer> {
  args: Args;
  answer: Answer;
}

/** Arguments and answer by the call's name. Always true: its names are the endpoints'. Source: CONTRACT.md §3. */
export interface Calls {
  getDashboard: Call<undefined, Ok<Dashboard>>;
  getUserList: Call<ListQuery, Page<User>>;
  changeUserStatus: Call<UserStatusArgs, Ok<User>>;
  getUser: Call<{ id: Id }, Ok<UserDetail>>;
  deleteUser: Call<{ id: Id }, Ok<null>>;
  getUserDetails: Call<{ user_id: Id }, Ok<UserDetail>>;
  getCategories: Call<undefined, Ok<Category[]>>;
  createCategory: Call<CategoryFields, Ok<Category>>;
  updateCategory: Call<{ category_id: Id } & CategoryFields, Ok<Category>>;
  deleteCategory: Call<{ category_id: Id }, Ok<null>>;
  getBankAccounts: Call<undefined, Ok<BankAccount[]>>;
  addBankAccount: Call<BankAccountFields, Ok<BankAccount>>;
  updateBankAccount: Call<{ bank_account_id: Id } & Partial<BankAccountFields>, Ok<BankAccount>>;
  deleteBankAccount: Call<{ bank_account_id: Id }, Ok<null>>;
  getAdmins: Call<undefined, Ok<Admin[]>>;
  createAdmin: Call<NewAdmin, Ok<Admin>>;
  updateAdmin: Call<AdminChange, Ok<Admin>>;
  deleteAdmin: Call<{ admin_id: Id }, Ok<null>>;
  getInvestments: Call<undefined, Ok<Investment[]>>;
  decideInvestment: Call<InvestmentDecision, Ok<Investment>>;
  getProjects: Call<ListQuery, Page<Project>>;
  createProject: Call<ProjectFields, Ok<Project>>;
  updateProject: Call<{ project_id: Id } & Partial<ProjectFields>, Ok<Project>>;
  addProjectImages: Call<ProjectImagesForm, Ok<ProjectImage[]>>;
  addProjectDocument: Call<ProjectDocumentForm, Ok<ProjectDocument>>;
  deleteProject: Call<{ project_id: Id }, Ok<null>>;
  deleteProjectDocument: Call<{ document_id: Id; project_id: Id }, Ok<null>>;
  deleteProjectImage: Call<{ image_id: Id; project_id: Id }, Ok<null>>;
  getSuperDashboard: Call<undefined, Ok<SuperDashboard>>;
  getProfile: Call<undefined, Ok<Profile>>;
  updateProfile: Call<ProfileForm, Ok<AuthUser>>;
  getNotifications: Call<undefined, Ok<Notification[]>>;
  scheduleNotification: Call<NotificationFields, Ok<Notification>>;
  updateNotification: Call<{ notification_id: Id } & Partial<NotificationFields>, Ok<Notification>>;
  deleteNotification: Call<{ id: Id }, Ok<null>>;
  signIn: Call<SignInArgs, Ok<SignedIn>>;
}

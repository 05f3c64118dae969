/**
 * Every call of the admin API, in the order of specification §7, and the assumed sign-in.
 *
 * Shapes: `path` is relative to the API's base address; `{id}` stands for one encoded path segment, taken from `args.id`.
 * `superPath` is the form that the role `SU` uses instead of `path`. `body` says how the arguments travel: `none` (in
 * path or query), `json`, or `form` (multipart). A path below `/super-admin` is for the role `SU` only.
 * Always true: names are unique, and so is each pair of method and path.
 * Source: specification §7; `signIn` is assumed in CONTRACT.md §1, a row's arguments and answer are in `calls.ts`.
 */
export const endpoints = {
  getDashboard: { method: 'GET', path: '/admin/dashboard-details', body: 'none' },
  getUserList: { method: 'GET', path: '/admin/user-list', body: 'none' },
  changeUserStatus: { method: 'POST', path: '/admin/change-user-status', body: 'json' },
  getUser: { method: 'GET', path: '/admin/user-list/{id}', body: 'none' },
  deleteUser: { method: 'DELETE', path: '/admin/user-list/{id}', body: 'none' },
  getUserDetails: { method: 'POST', path: '/admin/user-details', body: 'json' },
  getCategories: { method: 'GET', path: '/admin/get-all-category', body: 'none' },
  createCategory: { method: 'POST', path: '/admin/create-category', body: 'json' },
  updateCategory: { method: 'POST', path: '/admin/update-category', body: 'json' },
  deleteCategory: { method: 'DELETE', path: '/admin/delete-category', body: 'json' },
  getBankAccounts: { method: 'GET', path: '/super-admin/get-all-bank-accounts', body: 'none' },
  addBankAccount: { method: 'POST', path: '/super-admin/add-bank-account', body: 'json' },
  updateBankAccount: { method: 'POST', path: '/super-admin/update-bank-account', body: 'json' },
  deleteBankAccount: { method: 'POST', path: '/super-admin/delete-bank-account', body: 'json' },
  getAdmins: { method: 'GET', path: '/super-admin/get-all-admins', body: 'none' },
  createAdmin: { method: 'POST', path: '/super-admin/create-admin', body: 'json' },
  updateAdmin: { method: 'POST', path: '/super-admin/update-admin', body: 'json' },
  deleteAdmin: { method: 'DELETE', path: '/super-admin/delete-admin', body: 'json' },
  getInvestments: { method: 'GET', path: '/admin/get-all-investments', body: 'none' },
  decideInvestment: { method: 'POST', path: '/admin/approve-reject-investment', body: 'json' },
  getProjects: { method: 'GET', path: '/admin/get-all-project', body: 'none' },
  createProject: { method: 'POST', path: '/admin/create-project', body: 'json' },
  updateProject: { method: 'POST', path: '/admin/update-project', body: 'json' },
  addProjectImages: { method: 'POST', path: '/admin/add-project-images', body: 'form' },
  addProjectDocument: { method: 'POST', path: '/admin/add-project-documents', body: 'form' },
  deleteProject: { method: 'DELETE', path: '/admin/delete-project', body: 'json' },
  deleteProjectDocument: { method: 'POST', path: '/admin/delete-project-document', body: 'json' },
  deleteProjectImage: { method: 'POST', path: '/admin/delete-project-image', body: 'json' },
  getSuperDashboard: { method: 'GET', path: '/super-admin/dashboard-details', body: 'none' },
  getProfile: { method: 'GET', path: '/admin/profile', superPath: '/super-admin/profile', body: 'none' },
  updateProfile: {
    method: 'POST',
    path: '/admin/profile/update',
    superPath: '/super-admin/profile/update',
    body: 'form',
  },
  getNotifications: { method: 'GET', path: '/admin/get-notifications', body: 'none' },
  scheduleNotification: { method: 'POST', path: '/admin/schedule-notification', body: 'json' },
  updateNotification: { method: 'POST', path: '/admin/update-notification', body: 'json' },
  deleteNotification: { method: 'DELETE', path: '/admin/delete-notification/{id}', body: 'none' },
  signIn: { method: 'POST', path: '/admin/login', body: 'json' },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** One row of the table. Source: specification §7. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly superPath?: `/super-admin/${string}`;
  readonly body: 'none' | 'json' | 'form';
}

/** The name of a call. */
export type EndpointName = keyof typeof endpoints;

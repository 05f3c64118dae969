import type { EndpointName } from './endpoints.ts';
import * as shapes from './shapes.ts';

/** What an answer's `data` is: one row, a whole list, a page of one, or nothing. */
export type AnswerShape =
  | { readonly row: shapes.AnyShape }
  | { readonly list: shapes.AnyShape }
  | { readonly page: shapes.AnyShape }
  | { readonly nothing: true };

const nothing = { nothing: true } as const;

/** The answer of every call. Source: CONTRACT.md §3. */
export const answers: Readonly<Record<EndpointName, AnswerShape>> = {
  getDashboard: { row: shapes.figures },
  getUserList: { page: shapes.user },
  changeUserStatus: { row: shapes.user },
  getUser: { row: shapes.userDetail },
  deleteUser: nothing,
  getUserDetails: { row: shapes.userDetail },
  getCategories: { list: shapes.category },
  createCategory: { row: shapes.category },
  updateCategory: { row: shapes.category },
  deleteCategory: nothing,
  getBankAccounts: { list: shapes.bankAccount },
  addBankAccount: { row: shapes.bankAccount },
  updateBankAccount: { row: shapes.bankAccount },
  deleteBankAccount: nothing,
  getAdmins: { list: shapes.admin },
  createAdmin: { row: shapes.admin },
  updateAdmin: { row: shapes.admin },
  deleteAdmin: nothing,
  getInvestments: { list: shapes.investment },
  decideInvestment: { row: shapes.investment },
  getProjects: { page: shapes.project },
  createProject: { row: shapes.project },
  updateProject: { row: shapes.project },
  addProjectImages: { list: shapes.projectImage },
  addProjectDocument: { row: shapes.projectDocument },
  deleteProject: nothing,
  deleteProjectDocument: nothing,
  deleteProjectImage: nothing,
  getSuperDashboard: { row: shapes.figures },
  getProfile: { row: shapes.profile },
  updateProfile: { row: shapes.authUser },
  getNotifications: { list: shapes.notification },
  scheduleNotification: { row: shapes.notification },
  updateNotification: { row: shapes.notification },
  deleteNotification: nothing,
  signIn: { row: shapes.signedIn },
};

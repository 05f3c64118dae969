import type { EndpointName } from '../contract/endpoints.ts';
import type { Patches, Tag } from '../http/entry.ts';
import { type ArgsOf, callOf, type FieldsOf } from './calls.ts';
import * as read from './decode.ts';
import type { Mutation, Query } from './endpoint.ts';
import { queries } from './queries.ts';
import { listOf } from './readers.ts';
import { tag } from './tags.ts';

const category = { name: true, description: true } as const;
const bankAccount = {
  bank_name: true,
  account_name: true,
  account_number: true,
  branch: true,
  swift_code: true,
  iban: true,
  currency: true,
  is_active: true,
} as const;
const project = {
  title: true,
  description: true,
  category_id: true,
  location: true,
  target_amount: true,
  min_investment: true,
  expected_return: true,
  duration_months: true,
  start_date: true,
  end_date: true,
  status: true,
} as const;
const notification = { title: true, message: true, audience: true, scheduled_at: true } as const;

const dashboard = tag('Dashboard');

/**
 * Every writing call of the API: its arguments, how its answer is read, and what it makes stale. Method and path stand
 * under the same name in `src/contract/endpoints.ts`.
 * Always true: a success without data reads `null`, but for `signIn`; only `changeUserStatus` is shown ahead of its
 * answer.
 * Source: specification §7 (mutations refresh the related cached lists), CONTRACT.md §3.
 */
export const mutations = {
  signIn: writing('signIn', { email: true, password: true }, read.answer(read.signedIn), () => []),
  changeUserStatus: {
    ...writing('changeUserStatus', { user_id: true, status: true }, read.receipt(read.user), ({ user_id }) => [
      tag('User', user_id),
      dashboard,
    ]),
    patches: ({ user_id, status }: ArgsOf<'changeUserStatus'>): Patches => {
      const change = <Row extends { user_id: string | number }>(row: Row): Row =>
        String(row.user_id) === String(user_id) ? { ...row, status } : row;
      return {
        ...patch(queries.getUserList, (page) => ({ ...page, rows: page.rows.map(change) })),
        ...patch(queries.getUser, change),
        ...patch(queries.getUserDetails, change),
      };
    },
  },
  deleteUser: writing('deleteUser', { id: true }, read.nothing, ({ id }) => [
    tag('User', id),
    tag('User', 'LIST'),
    tag('Investment'),
    tag('Project'),
    dashboard,
  ]),
  createCategory: writing('createCategory', category, read.receipt(read.category), () => [
    tag('Category', 'LIST'),
    dashboard,
  ]),
  updateCategory: writing('updateCategory', { category_id: true, ...category }, read.receipt(read.category), (args) => [
    tag('Category', args.category_id),
    tag('Project'),
  ]),
  deleteCategory: writing('deleteCategory', { category_id: true }, read.nothing, () => [
    tag('Category', 'LIST'),
    dashboard,
  ]),
  addBankAccount: writing('addBankAccount', bankAccount, read.receipt(read.bankAccount), () => [
    tag('BankAccount', 'LIST'),
    dashboard,
  ]),
  updateBankAccount: writing(
    'updateBankAccount',
    { bank_account_id: true, ...bankAccount },
    read.receipt(read.bankAccount),
    ({ bank_account_id }) => [tag('BankAccount', bank_account_id)],
  ),
  deleteBankAccount: writing('deleteBankAccount', { bank_account_id: true }, read.nothing, () => [
    tag('BankAccount', 'LIST'),
    dashboard,
  ]),
  createAdmin: writing(
    'createAdmin',
    { name: true, email: true, phone: true, password: true, role: true },
    read.receipt(read.admin),
    () => [tag('Admin', 'LIST'), dashboard],
  ),
  updateAdmin: writing(
    'updateAdmin',
    { admin_id: true, name: true, email: true, phone: true, status: true, password: true },
    read.receipt(read.admin),
    ({ admin_id }) => [tag('Admin', admin_id), tag('Profile')],
  ),
  deleteAdmin: writing('deleteAdmin', { admin_id: true }, read.nothing, () => [tag('Admin', 'LIST'), dashboard]),
  decideInvestment: writing(
    'decideInvestment',
    { investment_id: true, status: true, reason: true },
    read.receipt(read.investment),
    ({ investment_id }) => [tag('Investment', investment_id), tag('User'), tag('Project'), dashboard],
  ),
  createProject: writing('createProject', project, read.receipt(read.project), () => [
    tag('Project', 'LIST'),
    tag('Category'),
    dashboard,
  ]),
  updateProject: writing('updateProject', { project_id: true, ...project }, read.receipt(read.project), (args) => [
    tag('Project', args.project_id),
    tag('Category'),
    tag('Investment'),
    dashboard,
  ]),
  addProjectImages: writing(
    'addProjectImages',
    { project_id: true, images: true },
    read.receipt(listOf(read.projectImage)),
    ({ project_id }) => [tag('Project', project_id)],
  ),
  addProjectDocument: writing(
    'addProjectDocument',
    { project_id: true, document_name: true, document: true },
    read.receipt(read.projectDocument),
    ({ project_id }) => [tag('Project', project_id)],
  ),
  deleteProject: writing('deleteProject', { project_id: true }, read.nothing, () => [
    tag('Project', 'LIST'),
    tag('Category'),
    tag('Investment'),
    dashboard,
  ]),
  deleteProjectDocument: writing(
    'deleteProjectDocument',
    { document_id: true, project_id: true },
    read.nothing,
    ({ project_id }) => [tag('Project', project_id)],
  ),
  deleteProjectImage: writing('deleteProjectImage', { image_id: true, project_id: true }, read.nothing, (args) => [
    tag('Project', args.project_id),
  ]),
  updateProfile: writing(
    'updateProfile',
    { name: true, email: true, phone: true, image: true, current_password: true, password: true },
    read.receipt(read.authUser),
    () => [tag('Profile'), tag('Admin')],
  ),
  scheduleNotification: writing('scheduleNotification', notification, read.receipt(read.notification), () => [
    tag('Notification', 'LIST'),
  ]),
  updateNotification: writing(
    'updateNotification',
    { notification_id: true, ...notification },
    read.receipt(read.notification),
    ({ notification_id }) => [tag('Notification', notification_id)],
  ),
  deleteNotification: writing('deleteNotification', { id: true }, read.nothing, () => [tag('Notification', 'LIST')]),
};

function writing<Name extends EndpointName, T>(
  name: Name,
  fields: FieldsOf<Name>,
  read: (body: unknown) => T,
  tags: (args: ArgsOf<Name>) => readonly Tag[],
): Mutation<ArgsOf<Name>, T> {
  return { call: callOf(name, fields), read, tags };
}

function patch<Args, T>({ name }: Query<Args, T>, apply: (data: T) => T): Patches {
  return { [name]: (data) => apply(data as T) };
}

import type { ListQuery } from '../contract/calls.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE } from '../contract/limits.ts';
import { SUPER_ADMIN } from '../contract/roles.ts';
import type { UserDetail } from '../contract/types.ts';
import type { Tag } from '../http/entry.ts';
import { type ArgsOf, callOf, type FieldsOf } from './calls.ts';
import * as read from './decode.ts';
import type { Query } from './endpoint.ts';
import { listOf } from './readers.ts';
import { rowTags, tag } from './tags.ts';

const list = { page: true, limit: true, search: true } as const;

/**
 * Every reading call of the API: its arguments, how its answer is read, and what that is about. Method and path stand
 * under the same name in `src/contract/endpoints.ts`.
 * Always true: lists start at page 1 with 10 rows, and search only when there is something to search for.
 * Source: specification §5 and §7.
 */
export const queries = {
  getDashboard: reading('getDashboard', {}, read.answer(read.figures), () => [tag('Dashboard')]),
  getUserList: paged('getUserList', read.page(read.user), (page) => rowTags('User', page?.rows, (row) => row.user_id)),
  getUser: reading('getUser', { id: true }, read.answer(read.userDetail), (user, { id }) => userTags(user, id)),
  getUserDetails: reading('getUserDetails', { user_id: true }, read.answer(read.userDetail), (user, { user_id }) =>
    userTags(user, user_id),
  ),
  getCategories: reading('getCategories', {}, read.answer(listOf(read.category)), (rows) =>
    rowTags('Category', rows, (row) => row.category_id),
  ),
  getBankAccounts: reading('getBankAccounts', {}, read.answer(listOf(read.bankAccount)), (rows) =>
    rowTags('BankAccount', rows, (row) => row.bank_account_id),
  ),
  getAdmins: reading('getAdmins', {}, read.answer(listOf(read.admin)), (rows) =>
    rowTags('Admin', rows, (row) => row.admin_id),
  ),
  getInvestments: reading('getInvestments', {}, read.answer(listOf(read.investment)), (rows) =>
    rowTags('Investment', rows, (row) => row.investment_id),
  ),
  getProjects: paged('getProjects', read.page(read.project), (page) =>
    rowTags('Project', page?.rows, (row) => row.project_id),
  ),
  getSuperDashboard: reading('getSuperDashboard', {}, read.answer(read.figures), () => [tag('Dashboard')]),
  getProfile: reading('getProfile', {}, read.answer(read.profile), () => [tag('Profile')]),
  getNotifications: reading('getNotifications', {}, read.answer(listOf(read.notification)), (rows) =>
    rowTags('Notification', rows, (row) => row.notification_id),
  ),
};

/** The start page's figures, by the call that the role may make. Source: specification §6. */
export const ownDashboard: Query<undefined, read.DashboardFigures> = {
  ...queries.getDashboard,
  name: 'ownDashboard',
  call: (args, role) => queries[role === SUPER_ADMIN ? 'getSuperDashboard' : 'getDashboard'].call(args, role),
};

function reading<Name extends EndpointName, T>(
  name: Name,
  fields: FieldsOf<Name>,
  read: (body: unknown) => T,
  tags: (data: T | undefined, args: ArgsOf<Name>) => readonly Tag[],
): Query<ArgsOf<Name>, T> {
  return { name, call: callOf(name, fields), read, tags };
}

function paged<T>(
  name: 'getUserList' | 'getProjects',
  read: (body: unknown) => T,
  tags: (data: T | undefined) => readonly Tag[],
): Query<ListQuery | undefined, T> {
  const call = callOf(name, list);
  return {
    name,
    call: ({ page = DEFAULT_PAGE, limit = DEFAULT_LIMIT, search = '' } = {}, role) =>
      call({ page, limit, search: search.trim() }, role),
    read,
    tags,
  };
}

function userTags(user: UserDetail | undefined, id: string | number): Tag[] {
  return [tag('User', id), ...(user?.investments ?? []).map((row) => tag('Investment', row.investment_id))];
}

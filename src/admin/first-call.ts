import { requestOf } from '../api/wire/request.ts';
import { adminCalls } from '../contract/admins.ts';
import { bankAccountCalls } from '../contract/bank-accounts.ts';
import type { Call as Endpoint } from '../contract/call.ts';
import { categoryCalls } from '../contract/categories.ts';
import { dashboardCalls } from '../contract/dashboard.ts';
import { investmentCalls } from '../contract/investments.ts';
import { MAX_LIMIT } from '../contract/limits.ts';
import { notificationCalls } from '../contract/notifications.ts';
import { profileCalls } from '../contract/profile.ts';
import { projectCalls } from '../contract/projects.ts';
import { userCalls } from '../contract/users.ts';
import type { Call } from '../http/client.ts';
import { readListPlace } from './lists/list-address.ts';
import { NEW, type Place } from './paths.ts';

/** The call that a place begins with, and its arguments; `undefined` where it begins with none, or with more than one. */
export function firstOf({ name, id }: Place, query: string): { call: Endpoint; args?: object } | undefined {
  const { page, limit, search } = readListPlace(query, {});
  const isPlain = [...new URLSearchParams(query).keys()].every((key) =>
    ['page', 'limit', 'search', 'at'].includes(key),
  );
  if (id === NEW && name !== 'user') return name === 'project' ? { call: categoryCalls.getCategories } : undefined;
  if (name === 'user') return { call: userCalls.getUser, args: { id } };
  if (name === 'project') return { call: projectCalls.getProjects, args: { page: 1, limit: MAX_LIMIT } };
  if (name === 'users' && isPlain) return { call: userCalls.getUserList, args: { page, limit, search } };
  if (name === 'projects' && isPlain) return { call: projectCalls.getProjects, args: { page, limit, search } };
  const call: Endpoint | undefined = {
    dashboard: dashboardCalls.getDashboard,
    categories: categoryCalls.getCategories,
    category: categoryCalls.getCategories,
    investments: investmentCalls.getInvestments,
    review: investmentCalls.getInvestments,
    notifications: notificationCalls.getNotifications,
    notification: notificationCalls.getNotifications,
    bankAccounts: bankAccountCalls.getBankAccounts,
    bankAccount: bankAccountCalls.getBankAccounts,
    admins: adminCalls.getAdmins,
    admin: adminCalls.getAdmins,
    profile: profileCalls.getProfile,
  }[name as string];
  return call && { call };
}

/** The same as it is requested. */
export function firstCallOf(place: Place, query: string, role: string): Call | undefined {
  const first = firstOf(place, query);
  return first && requestOf(first.call)(first.args as never, role);
}

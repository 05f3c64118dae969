// Every query and mutation of the data layer, by the name of its export.
import * as admins from '../../src/api/admins.ts';
import * as bankAccounts from '../../src/api/bank-accounts.ts';
import * as categories from '../../src/api/categories.ts';
import * as dashboard from '../../src/api/dashboard.ts';
import type { Mutation, Query } from '../../src/api/endpoint.ts';
import * as investments from '../../src/api/investments.ts';
import * as notifications from '../../src/api/notifications.ts';
import * as profile from '../../src/api/profile.ts';
import * as projects from '../../src/api/projects.ts';
import * as session from '../../src/api/session.ts';
import * as users from '../../src/api/users.ts';

export const endpoints = {
  ...admins,
  ...bankAccounts,
  ...categories,
  ...dashboard,
  ...investments,
  ...notifications,
  ...profile,
  ...projects,
  ...session,
  ...users,
};

const all = Object.entries(endpoints);
export const queries = Object.fromEntries(all.filter(([name]) => name.startsWith('get'))) as Readonly<
  Record<string, Query<unknown, unknown>>
>;
export const mutations = Object.fromEntries(all.filter(([name]) => !name.startsWith('get'))) as unknown as Readonly<
  Record<string, Mutation<unknown, unknown>>
>;

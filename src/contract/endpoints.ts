/** The list of all resources of the API. */
import { adminEndpoints } from './admins.ts';
import { bankAccountEndpoints } from './bank-accounts.ts';
import { categoryEndpoints } from './categories.ts';
import { dashboardEndpoints } from './dashboard.ts';
import type { Endpoints } from './endpoint.ts';
import { investmentEndpoints } from './investments.ts';
import { notificationEndpoints } from './notifications.ts';
import { profileEndpoints } from './profile.ts';
import { projectEndpoints, projectFileEndpoints } from './projects.ts';
import { sessionEndpoints } from './session.ts';
import { userEndpoints } from './users.ts';

/** The endpoints of each resource. */
export const resources = {
  dashboard: dashboardEndpoints,
  users: userEndpoints,
  categories: categoryEndpoints,
  projects: projectEndpoints,
  project_files: projectFileEndpoints,
  bank_accounts: bankAccountEndpoints,
  admins: adminEndpoints,
  investments: investmentEndpoints,
  profile: profileEndpoints,
  notifications: notificationEndpoints,
  session: sessionEndpoints,
} as const satisfies Readonly<Record<string, Endpoints>>;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every endpoint of the API, by name. */
export const endpoints = Object.assign({}, ...Object.values(resources)) as AllOf<
  (typeof resources)[keyof typeof resources]
>;

export type EndpointName = keyof typeof endpoints;

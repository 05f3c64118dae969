/** The list of all resources of the API. */
import { admins } from './resources/admins.ts';
import { bankAccounts } from './resources/bank-accounts.ts';
import { categories } from './resources/categories.ts';
import { dashboard } from './resources/dashboard.ts';
import { investments } from './resources/investments.ts';
import { notifications } from './resources/notifications.ts';
import { profile } from './resources/profile.ts';
import { projectFiles } from './resources/project-files.ts';
import { projects } from './resources/projects.ts';
import { session } from './resources/session.ts';
import { users } from './resources/users.ts';

export const resources = [
  dashboard,
  users,
  categories,
  projects,
  projectFiles,
  bankAccounts,
  admins,
  investments,
  profile,
  notifications,
  session,
] as const;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every endpoint of the API, by name. */
export const endpoints = Object.assign({}, ...resources.map((one) => one.endpoints)) as AllOf<
  (typeof resources)[number]['endpoints']
>;

export type EndpointName = keyof typeof endpoints;

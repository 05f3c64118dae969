import type { ComponentType } from 'react';
import { requestOf } from '../api/wire/request.ts';
import { adminEndpoints } from '../contract/admins.ts';
import { bankAccountEndpoints } from '../contract/bank-accounts.ts';
import { categoryEndpoints } from '../contract/categories.ts';
import { dashboardEndpoints } from '../contract/dashboard.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { investmentEndpoints } from '../contract/investments.ts';
import { MAX_LIMIT } from '../contract/limits.ts';
import { notificationEndpoints } from '../contract/notifications.ts';
import { profileEndpoints } from '../contract/profile.ts';
import { projectEndpoints } from '../contract/projects.ts';
import { SUPER_ADMIN } from '../contract/session.ts';
import { userEndpoints } from '../contract/users.ts';
import type { HttpRequest } from '../http/client.ts';
import type { IconName } from './kit/Icon.tsx';
import { NEW, type RouteName, type RowRouteName, routeNames } from './paths.ts';
import { readListState } from './resource/list-url.ts';

/** The screen of a route; `id` is the value of `:id` in its path, decoded, and `''` if it has none. */
export type Screen = ComponentType<{ id: string }>;

/** Returns the first request of a screen, to prefetch its response; `undefined` if there is none to prefetch. */
type First = (at: { id: string; query: string; role: string }) => HttpRequest | undefined;

export interface Route {
  readonly load: () => Promise<Screen>;
  readonly first: First;
}

const requestFor = (endpoint: Endpoint, role: string, args?: object) => requestOf(endpoint)(args as never, role);

/** Creates the `First` of an endpoint without pages. It returns `undefined` for the form of a new row. */
const whole =
  (endpoint: Endpoint): First =>
  ({ id, role }) =>
    id === NEW ? undefined : requestFor(endpoint, role);

/** Creates the `First` of a paged list. It returns `undefined` for a filter or order, which needs the whole list. */
const page =
  (endpoint: Endpoint): First =>
  ({ query, role }) => {
    const { page, limit, search } = readListState(query);
    const isPlain = [...new URLSearchParams(query).keys()].every((key) => ['page', 'limit', 'search'].includes(key));
    return isPlain ? requestFor(endpoint, role, { page, limit, search }) : undefined;
  };

/** The first request of the categories' screen, and of the form for a new project, which lists categories. */
const categories: First = ({ role }) => requestFor(categoryEndpoints.getCategories, role);
const user: First = ({ id, role }) => requestFor(userEndpoints.getUser, role, { id });
const project: First = (at) =>
  at.id === NEW ? categories(at) : requestFor(projectEndpoints.getProjects, at.role, { page: 1, limit: MAX_LIMIT });
const dashboard = whole(dashboardEndpoints.getDashboard);
const investments = whole(investmentEndpoints.getInvestments);
const notifications = whole(notificationEndpoints.getNotifications);
const bankAccounts = whole(bankAccountEndpoints.getBankAccounts);
const admins = whole(adminEndpoints.getAdmins);

const screen = <Name extends string>(
  file: () => Promise<Readonly<Record<Name, Screen>>>,
  name: Name,
  first: First,
): Route => ({ load: async () => (await file())[name], first });

const categoryScreen = screen(() => import('./screens/categories/Categories.tsx'), 'Categories', categories);

/** All routes. If one is missing, the code doesn't compile. */
export const routes: Readonly<Record<RouteName, Route>> = {
  dashboard: screen(() => import('./screens/dashboard/Dashboard.tsx'), 'Dashboard', dashboard),
  users: screen(() => import('./screens/users/Users.tsx'), 'Users', page(userEndpoints.getUserList)),
  user: screen(() => import('./screens/users/Users.tsx'), 'UserPage', user),
  categories: categoryScreen,
  category: categoryScreen,
  projects: screen(() => import('./screens/projects/Projects.tsx'), 'Projects', page(projectEndpoints.getProjects)),
  project: screen(() => import('./screens/projects/Projects.tsx'), 'ProjectPage', project),
  investments: screen(() => import('./screens/investments/Investments.tsx'), 'Investments', investments),
  review: screen(() => import('./screens/review/Review.tsx'), 'Review', investments),
  notifications: screen(() => import('./screens/notifications/Notifications.tsx'), 'Notifications', notifications),
  notification: screen(() => import('./screens/notifications/Notifications.tsx'), 'NotificationPage', notifications),
  bankAccounts: screen(() => import('./screens/bank-accounts/BankAccounts.tsx'), 'BankAccounts', bankAccounts),
  bankAccount: screen(() => import('./screens/bank-accounts/BankAccounts.tsx'), 'BankAccountPage', bankAccounts),
  admins: screen(() => import('./screens/admins/Admins.tsx'), 'Admins', admins),
  admin: screen(() => import('./screens/admins/Admins.tsx'), 'AdminPage', admins),
  profile: screen(() => import('./screens/profile/Profile.tsx'), 'Profile', whole(profileEndpoints.getProfile)),
};

interface RailLink {
  readonly name: Exclude<RouteName, RowRouteName>;
  readonly label: string;
  readonly icon: IconName;
}

/** The menu's links, which are also in the command palette. */
export const railLinks: readonly RailLink[] = [
  { name: 'dashboard', label: 'Dashboard', icon: 'dashboard' },
  { name: 'users', label: 'Users', icon: 'users' },
  { name: 'categories', label: 'Categories', icon: 'folder' },
  { name: 'projects', label: 'Projects', icon: 'project' },
  { name: 'investments', label: 'Investments', icon: 'bars' },
  { name: 'notifications', label: 'Notifications', icon: 'bell' },
  { name: 'bankAccounts', label: 'Bank accounts', icon: 'bank' },
  { name: 'admins', label: 'Admins', icon: 'shield' },
];

const forSuperAdmins: readonly RouteName[] = ['bankAccounts', 'bankAccount', 'admins', 'admin'];

export function mayOpen(name: RouteName, role: string): boolean {
  return role === SUPER_ADMIN || !forSuperAdmins.includes(name);
}

export type ScreenLoader = ReturnType<typeof createScreenLoader>;

export function createScreenLoader() {
  const ready = new Map<RouteName, Screen>();
  /** Returns `undefined` if the code can't be loaded. The next call retries, unless the browser remembers the failure. */
  async function load(name: RouteName): Promise<Screen | undefined> {
    const screen = await routes[name].load().catch(() => undefined);
    if (screen) ready.set(name, screen);
    return screen;
  }
  return {
    peek: (name: RouteName) => ready.get(name),
    load,
    async loadAll(): Promise<void> {
      for (const name of routeNames) await load(name);
    },
  };
}

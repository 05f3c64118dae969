import type { ComponentType } from 'react';
import type { EndpointName } from '../contract/endpoints.ts';
import { SUPER_ADMIN } from '../contract/session.ts';
import type { IconName } from './kit/Icon.tsx';
import { type RouteName, type RowRouteName, routeNames } from './paths.ts';

/** The screen of a route; `id` is the value of `:id` in its path, decoded, and `''` if it has none. */
export type Screen = ComponentType<{ id: string }>;

export interface Route {
  readonly load: () => Promise<Screen>;
  /** The endpoint of the screen's first request, which is prefetched. */
  readonly first: EndpointName;
}

const screen = <Name extends string>(
  file: () => Promise<Readonly<Record<Name, Screen>>>,
  name: Name,
  first: EndpointName,
): Route => ({ load: async () => (await file())[name], first });

const categoryScreen = screen(() => import('./screens/categories/Categories.tsx'), 'Categories', 'getCategories');

/** All routes. If one is missing, the code doesn't compile. */
export const routes: Readonly<Record<RouteName, Route>> = {
  dashboard: screen(() => import('./screens/dashboard/Dashboard.tsx'), 'Dashboard', 'getDashboard'),
  users: screen(() => import('./screens/users/Users.tsx'), 'Users', 'getUserList'),
  user: screen(() => import('./screens/users/Users.tsx'), 'UserPage', 'getUser'),
  categories: categoryScreen,
  category: categoryScreen,
  projects: screen(() => import('./screens/projects/Projects.tsx'), 'Projects', 'getProjects'),
  project: screen(() => import('./screens/projects/Projects.tsx'), 'ProjectPage', 'getProjects'),
  investments: screen(() => import('./screens/investments/Investments.tsx'), 'Investments', 'getInvestments'),
  review: screen(() => import('./screens/review/Review.tsx'), 'Review', 'getInvestments'),
  notifications: screen(() => import('./screens/notifications/Notifications.tsx'), 'Notifications', 'getNotifications'),
  notification: screen(
    () => import('./screens/notifications/Notifications.tsx'),
    'NotificationPage',
    'getNotifications',
  ),
  bankAccounts: screen(() => import('./screens/bank-accounts/BankAccounts.tsx'), 'BankAccounts', 'getBankAccounts'),
  bankAccount: screen(() => import('./screens/bank-accounts/BankAccounts.tsx'), 'BankAccountPage', 'getBankAccounts'),
  admins: screen(() => import('./screens/admins/Admins.tsx'), 'Admins', 'getAdmins'),
  admin: screen(() => import('./screens/admins/Admins.tsx'), 'AdminPage', 'getAdmins'),
  profile: screen(() => import('./screens/profile/Profile.tsx'), 'Profile', 'getProfile'),
};

interface RailLink {
  readonly name: Exclude<RouteName, RowRouteName>;
  readonly label: string;
  readonly icon: IconName;
}

/** The menu's links in two groups, daily work and settings. They are also in the command palette. */
export const railGroups: readonly (readonly RailLink[])[] = [
  [
    { name: 'dashboard', label: 'Dashboard', icon: 'dashboard' },
    { name: 'investments', label: 'Investments', icon: 'bars' },
    { name: 'projects', label: 'Projects', icon: 'project' },
    { name: 'users', label: 'Users', icon: 'users' },
  ],
  [
    { name: 'categories', label: 'Categories', icon: 'folder' },
    { name: 'notifications', label: 'Notifications', icon: 'bell' },
    { name: 'bankAccounts', label: 'Bank accounts', icon: 'bank' },
    { name: 'admins', label: 'Admins', icon: 'shield' },
  ],
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

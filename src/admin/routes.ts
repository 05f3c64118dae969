import { type PlaceName, patterns } from './paths.ts';
import type { Route } from './route.ts';

/** The screen of each place: a place without one does not compile. */
const screens: Readonly<Record<PlaceName, Omit<Route, 'path'>>> = {
  dashboard: { load: () => import('./screens/dashboard/Dashboard.tsx').then((file) => file.Dashboard) },
  users: { load: () => import('./screens/users/Users.tsx').then((file) => file.Users) },
  user: { load: () => import('./screens/users/UserPage.tsx').then((file) => file.UserPage) },
  categories: { load: () => import('./screens/categories/Categories.tsx').then((file) => file.Categories) },
  newCategory: { load: () => import('./screens/categories/NewCategory.tsx').then((file) => file.NewCategory) },
  category: { load: () => import('./screens/categories/EditCategory.tsx').then((file) => file.EditCategory) },
  projects: { load: () => import('./screens/projects/Projects.tsx').then((file) => file.Projects) },
  newProject: { load: () => import('./screens/projects/NewProject.tsx').then((file) => file.NewProject) },
  project: { load: () => import('./screens/projects/EditProject.tsx').then((file) => file.EditProject) },
  investments: { load: () => import('./screens/investments/Investments.tsx').then((file) => file.Investments) },
  review: { load: () => import('./screens/review/Review.tsx').then((file) => file.Review) },
  notifications: { load: () => import('./screens/notifications/Notifications.tsx').then((file) => file.Notifications) },
  newNotification: {
    load: () => import('./screens/notifications/NewNotification.tsx').then((file) => file.NewNotification),
  },
  notification: {
    load: () => import('./screens/notifications/NotificationPage.tsx').then((file) => file.NotificationPage),
  },
  bankAccounts: {
    isForSuperAdmins: true,
    load: () => import('./screens/bank-accounts/BankAccounts.tsx').then((file) => file.BankAccounts),
  },
  newBankAccount: {
    isForSuperAdmins: true,
    load: () => import('./screens/bank-accounts/NewBankAccount.tsx').then((file) => file.NewBankAccount),
  },
  bankAccount: {
    isForSuperAdmins: true,
    load: () => import('./screens/bank-accounts/EditBankAccount.tsx').then((file) => file.EditBankAccount),
  },
  admins: {
    isForSuperAdmins: true,
    load: () => import('./screens/admins/Admins.tsx').then((file) => file.Admins),
  },
  newAdmin: {
    isForSuperAdmins: true,
    load: () => import('./screens/admins/NewAdmin.tsx').then((file) => file.NewAdmin),
  },
  admin: {
    isForSuperAdmins: true,
    load: () => import('./screens/admins/EditAdmin.tsx').then((file) => file.EditAdmin),
  },
  profile: { load: () => import('./screens/profile/Profile.tsx').then((file) => file.Profile) },
};

/** Every screen of the console; the first that matches counts. */
export const routes: readonly Route[] = (Object.keys(patterns) as PlaceName[]).map((name) => {
  return { path: patterns[name], ...screens[name] };
});

import type { PlaceName } from './paths.ts';
import type { Screen } from './screen.ts';

/** The code of each place's screen, a chunk of its own: a place without one does not compile. */
export const screens: Readonly<Record<PlaceName, () => Promise<Screen>>> = {
  dashboard: () => import('./screens/dashboard/Dashboard.tsx').then((file) => file.Dashboard),
  users: () => import('./screens/users/Users.tsx').then((file) => file.Users),
  user: () => import('./screens/users/UserPage.tsx').then((file) => file.UserPage),
  categories: () => import('./screens/categories/Categories.tsx').then((file) => file.Categories),
  newCategory: () => import('./screens/categories/NewCategory.tsx').then((file) => file.NewCategory),
  category: () => import('./screens/categories/EditCategory.tsx').then((file) => file.EditCategory),
  projects: () => import('./screens/projects/Projects.tsx').then((file) => file.Projects),
  newProject: () => import('./screens/projects/NewProject.tsx').then((file) => file.NewProject),
  project: () => import('./screens/projects/EditProject.tsx').then((file) => file.EditProject),
  investments: () => import('./screens/investments/Investments.tsx').then((file) => file.Investments),
  review: () => import('./screens/review/Review.tsx').then((file) => file.Review),
  notifications: () => import('./screens/notifications/Notifications.tsx').then((file) => file.Notifications),
  newNotification: () => import('./screens/notifications/NewNotification.tsx').then((file) => file.NewNotification),
  notification: () => import('./screens/notifications/NotificationPage.tsx').then((file) => file.NotificationPage),
  bankAccounts: () => import('./screens/bank-accounts/BankAccounts.tsx').then((file) => file.BankAccounts),
  newBankAccount: () => import('./screens/bank-accounts/NewBankAccount.tsx').then((file) => file.NewBankAccount),
  bankAccount: () => import('./screens/bank-accounts/EditBankAccount.tsx').then((file) => file.EditBankAccount),
  admins: () => import('./screens/admins/Admins.tsx').then((file) => file.Admins),
  newAdmin: () => import('./screens/admins/NewAdmin.tsx').then((file) => file.NewAdmin),
  admin: () => import('./screens/admins/EditAdmin.tsx').then((file) => file.EditAdmin),
  profile: () => import('./screens/profile/Profile.tsx').then((file) => file.Profile),
};

/** The places whose calls are for the role `SU`: others are told so, in place. */
export const superAdminPlaces: ReadonlySet<PlaceName> = new Set([
  'bankAccounts',
  'newBankAccount',
  'bankAccount',
  'admins',
  'newAdmin',
  'admin',
]);

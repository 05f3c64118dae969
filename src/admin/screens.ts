import type { PlaceName } from './paths.ts';
import type { Screen } from './screen.ts';

/** The code of each place's screen, a chunk of its own: a place without one does not compile. */
export const screens: Readonly<Record<PlaceName, () => Promise<Screen>>> = {
  dashboard: () => import('./screens/dashboard/Dashboard.tsx').then((file) => file.Dashboard),
  users: () => import('./screens/users/Users.tsx').then((file) => file.Users),
  user: () => import('./screens/users/UserPage.tsx').then((file) => file.UserPage),
  categories: () => import('./screens/categories/Categories.tsx').then((file) => file.Categories),
  category: () => import('./screens/categories/CategoryPage.tsx').then((file) => file.CategoryPage),
  projects: () => import('./screens/projects/Projects.tsx').then((file) => file.Projects),
  project: () => import('./screens/projects/ProjectPage.tsx').then((file) => file.ProjectPage),
  investments: () => import('./screens/investments/Investments.tsx').then((file) => file.Investments),
  review: () => import('./screens/review/Review.tsx').then((file) => file.Review),
  notifications: () => import('./screens/notifications/Notifications.tsx').then((file) => file.Notifications),
  notification: () => import('./screens/notifications/NotificationPage.tsx').then((file) => file.NotificationPage),
  bankAccounts: () => import('./screens/bank-accounts/BankAccounts.tsx').then((file) => file.BankAccounts),
  bankAccount: () => import('./screens/bank-accounts/BankAccountPage.tsx').then((file) => file.BankAccountPage),
  admins: () => import('./screens/admins/Admins.tsx').then((file) => file.Admins),
  admin: () => import('./screens/admins/AdminPage.tsx').then((file) => file.AdminPage),
  profile: () => import('./screens/profile/Profile.tsx').then((file) => file.Profile),
};

/** The places whose calls are for the role `SU`: others are told so, in place. */
export const superAdminPlaces: ReadonlySet<PlaceName> = new Set(['bankAccounts', 'bankAccount', 'admins', 'admin']);

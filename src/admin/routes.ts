import type { Route } from './route.ts';
import { adminRoutes } from './screens/admins/routes.ts';
import { bankAccountRoutes } from './screens/bank-accounts/routes.ts';
import { categoryRoutes } from './screens/categories/routes.ts';
import { dashboardRoutes } from './screens/dashboard/routes.ts';
import { investmentRoutes } from './screens/investments/routes.ts';
import { notificationRoutes } from './screens/notifications/routes.ts';
import { profileRoutes } from './screens/profile/routes.ts';
import { projectRoutes } from './screens/projects/routes.ts';
import { userRoutes } from './screens/users/routes.ts';

/** Every screen of the console; the first that matches counts. Each resource names its own, in its folder. */
export const routes: readonly Route[] = [
  ...dashboardRoutes,
  ...userRoutes,
  ...categoryRoutes,
  ...projectRoutes,
  ...investmentRoutes,
  ...notificationRoutes,
  ...bankAccountRoutes,
  ...adminRoutes,
  ...profileRoutes,
];

import type { Route } from '../../route.ts';

export const adminRoutes: readonly Route[] = [
  { path: '/admins', isForSuperAdmins: true, load: () => import('./Admins.tsx') },
];

import type { Route } from '../../route.ts';

export const adminRoutes: readonly Route[] = [
  { path: '/admins', isForSuperAdmins: true, load: () => import('./Admins.tsx') },
  { path: '/admins/new', isForSuperAdmins: true, load: () => import('./NewAdmin.tsx') },
  { path: '/admins/:id', isForSuperAdmins: true, load: () => import('./EditAdmin.tsx') },
];

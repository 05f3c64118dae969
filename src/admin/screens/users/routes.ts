import type { Route } from '../../route.ts';

export const userRoutes: readonly Route[] = [
  { path: '/users', load: () => import('./Users.tsx') },
  { path: '/users/:id', load: () => import('./UserPage.tsx') },
];

import type { Route } from '../../route.ts';

export const categoryRoutes: readonly Route[] = [
  { path: '/categories', load: () => import('./Categories.tsx') },
  { path: '/categories/new', load: () => import('./NewCategory.tsx') },
  { path: '/categories/:id', load: () => import('./EditCategory.tsx') },
];

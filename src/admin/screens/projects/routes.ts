import type { Route } from '../../route.ts';

export const projectRoutes: readonly Route[] = [
  { path: '/projects', load: () => import('./Projects.tsx') },
  { path: '/projects/new', load: () => import('./NewProject.tsx') },
  { path: '/projects/:id', load: () => import('./EditProject.tsx') },
];

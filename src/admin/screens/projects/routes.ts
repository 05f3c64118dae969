import type { Route } from '../../route.ts';

export const projectRoutes: readonly Route[] = [{ path: '/projects', load: () => import('./Projects.tsx') }];

import type { Route } from '../../route.ts';

export const profileRoutes: readonly Route[] = [{ path: '/profile', load: () => import('./Profile.tsx') }];

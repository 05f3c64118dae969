import type { Route } from '../../route.ts';

export const dashboardRoutes: readonly Route[] = [{ path: '/', load: () => import('./Dashboard.tsx') }];

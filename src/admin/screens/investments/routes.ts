import type { Route } from '../../route.ts';

export const investmentRoutes: readonly Route[] = [{ path: '/investments', load: () => import('./Investments.tsx') }];

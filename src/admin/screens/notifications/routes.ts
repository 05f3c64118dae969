import type { Route } from '../../route.ts';

export const notificationRoutes: readonly Route[] = [
  { path: '/notifications', load: () => import('./Notifications.tsx') },
];

import type { Route } from '../../route.ts';

export const notificationRoutes: readonly Route[] = [
  { path: '/notifications', load: () => import('./Notifications.tsx') },
  { path: '/notifications/new', load: () => import('./NewNotification.tsx') },
  { path: '/notifications/:id', load: () => import('./NotificationPage.tsx') },
];

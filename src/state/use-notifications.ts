import { useMemo } from 'react';
import { NotificationsContext, useDispatch, useSlice } from './contexts.ts';
import type { NotificationFields, NotificationsState } from './notifications/notifications.ts';

/** Returns the notifications and the unread count. Errors: throws outside the store's provider. */
export function useNotifications(): NotificationsState {
  return useSlice(NotificationsContext, 'useNotifications');
}

/** Returns stable functions that change the notifications. Changes don't re-render a component that uses only these. */
export function useNotificationCommands() {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      add: (fields: NotificationFields) => dispatch({ type: 'notification/added', now: Date.now(), fields }),
      markAsRead: (id: string) => dispatch({ type: 'notification/read', id }),
      markAllAsRead: () => dispatch({ type: 'notifications/allRead' }),
      clear: () => dispatch({ type: 'notifications/cleared' }),
    }),
    [dispatch],
  );
}

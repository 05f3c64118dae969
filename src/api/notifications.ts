import { notification, notificationEndpoints } from '../contract/notifications.ts';
import { mutation, query } from './endpoint.ts';
import { tag } from './tags.ts';

export const getNotifications = query(notificationEndpoints.getNotifications);
export const scheduleNotification = mutation(notificationEndpoints.scheduleNotification, () => list);
export const updateNotification = mutation(
  notificationEndpoints.updateNotification,
  ({ notification_id }) => [tag(notification, notification_id)],
  { updates: [getNotifications] },
);
export const deleteNotification = mutation(notificationEndpoints.deleteNotification, () => list);

const list = [tag(notification, 'LIST')];

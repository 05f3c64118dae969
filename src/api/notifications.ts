import { notification, notificationCalls } from '../contract/notifications.ts';
import { mutation, query } from './endpoint.ts';
import { tag } from './tags.ts';

export const getNotifications = query(notificationCalls.getNotifications);
export const scheduleNotification = mutation(notificationCalls.scheduleNotification, () => list);
export const updateNotification = mutation(
  notificationCalls.updateNotification,
  ({ notification_id }) => [tag(notification, notification_id)],
  { updates: [getNotifications] },
);
export const deleteNotification = mutation(notificationCalls.deleteNotification, () => list);

const list = [tag(notification, 'LIST')];

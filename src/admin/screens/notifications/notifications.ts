import { useDeleteNotificationMutation } from '../../../api/notifications.ts';
import type { Audience, Notification } from '../../../contract/notifications.ts';
import { NEW, pathTo } from '../../paths.ts';
import type { Deletion, PlacedResource } from '../../rows/resource.ts';

/** The messages to the platform's users. */
export const notifications: PlacedResource<Notification> = {
  noun: ['notification', 'notifications'],
  list: 'notifications',
  row: 'notification',
  create: pathTo('notification', NEW),
  idOf: ({ notification_id }) => notification_id,
  nameOf: ({ title }) => title,
};

/** Deletes notifications, and says who has them all the same. */
export function useNotificationDeletion(): Deletion<Notification> {
  const [remove] = useDeleteNotificationMutation();
  return {
    remove: ({ notification_id }) => remove({ id: notification_id }),
    text: ({ status }) =>
      status === 'scheduled'
        ? 'It will not be sent.'
        : 'It goes from this list only: whoever has received it keeps it.',
    manyText: 'Those that are scheduled will not be sent. Whoever has received one keeps it.',
  };
}

/** The audiences in words. */
export const audiences: Readonly<Record<Audience, string>> = {
  all: 'All users',
  active: 'Active users',
  investors: 'Investors',
};

/** The time at which a notification goes out, or went. */
export function timeOf({ scheduled_at: scheduledAt, created_at: createdAt }: Notification): string {
  return scheduledAt ?? createdAt;
}

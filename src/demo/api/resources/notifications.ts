import { type Notification, notificationEndpoints } from '../../../contract/notifications.ts';
import { crud } from '../crud.ts';
import type { Row } from '../data/tables.ts';
import { resource, type Services } from '../resource.ts';
import { conflict } from '../wire/failure.ts';
import { newestFirst, ok } from '../wire/responses.ts';

const rows = crud({
  table: 'notifications',
  id: 'notification_id',
  fields: notificationEndpoints.scheduleNotification.json,
  check({ scheduled_at }, fail, services, row) {
    const status = row ? toNotification(row, services).status : 'scheduled';
    if (status !== 'scheduled')
      throw conflict(`This notification has already ${status === 'sent' ? 'been sent' : 'failed'}.`);
    if (scheduled_at && Date.parse(scheduled_at) <= services.now())
      fail('scheduled_at', 'Choose a time in the future.');
  },
  toColumns: (values) => values,
  initial: () => ({ failed: false }),
  toWire: toNotification,
});

export const notifications = resource(notificationEndpoints, {
  getNotifications(_call, services) {
    const all = newestFirst(services.tables.notifications);
    return ok(
      'All notifications.',
      all.map((row) => toNotification(row, services)),
    );
  },
  scheduleNotification: rows.create,
  updateNotification: rows.update,
  deleteNotification: rows.delete,
});

/** Adds the status. Unless it failed, a notification without a time, or with one in the past, counts as sent. */
function toNotification({ failed, ...row }: Row<'notifications'>, { now }: Services): Notification {
  const isWaiting = row.scheduled_at !== null && Date.parse(row.scheduled_at) > now();
  return { ...row, status: failed ? 'failed' : isWaiting ? 'scheduled' : 'sent' };
}

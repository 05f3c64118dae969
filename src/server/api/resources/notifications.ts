import { maxLengths } from '../../../contract/limits.ts';
import { audiences, type Notification, notificationCalls } from '../../../contract/notifications.ts';
import { findGiven, nextId, removeRow, requireRow } from '../data/rows.ts';
import type { NotificationRow } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { newestFirst, ok } from '../wire/answers.ts';
import { conflict } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';

export const notifications = resource(notificationCalls, {
  getNotifications(_call, { tables, now }) {
    return ok(
      'All notifications.',
      newestFirst(tables.notifications).map((row) => toNotification(row, now())),
    );
  },

  scheduleNotification(call, services) {
    const { tables, now } = services;
    const read = new FieldReader(call.fields);
    // Left out or left empty by mistake must not mean: send at once.
    if ((call.fields.scheduled_at ?? '') === '' && call.fields.scheduled_at !== null)
      read.fail('scheduled_at', 'Choose a time, or null to send now.');
    const values = readNotification(read, services);
    read.check();
    const row: NotificationRow = {
      notification_id: nextId(tables),
      ...values,
      failed: false,
      created_at: new Date(now()).toISOString(),
    };
    tables.notifications.push(row);
    return ok(row.scheduled_at === null ? 'Notification sent.' : 'Notification scheduled.', toNotification(row, now()));
  },

  updateNotification(call, services) {
    const { tables, now } = services;
    const read = new FieldReader(call.fields);
    const id = read.id('notification_id');
    const present = findGiven(tables.notifications, 'notification_id', id, 'notification');
    if (present) requireScheduled(present, now());
    const values = readNotification(read, services, present);
    read.check();
    const row = requireRow(tables.notifications, 'notification_id', id, 'notification');
    Object.assign(row, values);
    return ok('Notification saved.', toNotification(row, now()));
  },

  deleteNotification(call, { tables }) {
    removeRow(tables.notifications, requireRow(tables.notifications, 'notification_id', call.id, 'notification'));
    return ok('Notification deleted.', null);
  },
});

function readNotification(read: FieldReader, { now }: Services, row?: NotificationRow) {
  const values = {
    title: read.text('title', maxLengths.title, row?.title),
    message: read.text('message', maxLengths.message, row?.message),
    audience: read.oneOf('audience', audiences, row?.audience),
    scheduled_at: read.optionalMoment('scheduled_at', row?.scheduled_at),
  };
  if (values.scheduled_at !== null && Date.parse(values.scheduled_at) <= now()) {
    read.fail('scheduled_at', 'Choose a time in the future.');
  }
  return values;
}

function requireScheduled(row: NotificationRow, nowMs: number): void {
  const { status } = toNotification(row, nowMs);
  if (status !== 'scheduled')
    throw conflict(`This notification has ${status === 'sent' ? 'been sent' : 'failed'} already.`);
}

/** A scheduled notification has been sent as soon as its time has come. */
function toNotification({ failed, ...row }: NotificationRow, nowMs: number): Notification {
  const isWaiting = row.scheduled_at !== null && Date.parse(row.scheduled_at) > nowMs;
  return { ...row, status: failed ? 'failed' : isWaiting ? 'scheduled' : 'sent' };
}

import { maxLengths } from '../../../contract/limits.ts';
import {
  audiences,
  type Notification,
  notificationCalls,
  notification as notificationShape,
} from '../../../contract/notifications.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { created, type Row, readUpdate, removeRow, requireRow } from '../data/tables.ts';
import { resource } from '../resource.ts';
import { conflict } from '../wire/failure.ts';
import { type Check, moment, oneOf, readFields, required, text } from '../wire/fields.ts';
import { newestFirst, ok } from '../wire/responses.ts';

const { status: _computed, ...stored } = notificationShape;
/** `failed` is stored; `scheduled` and `sent` are derived from the clock. */
const notificationRow = { ...stored, failed: 'flag' } as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    notifications: WireOf<typeof notificationRow>[];
  }
}

const fields = {
  title: required(text(maxLengths.title)),
  message: required(text(maxLengths.message)),
  audience: oneOf(audiences),
  scheduled_at: moment,
};

export const notifications = resource(
  notificationCalls,
  { notifications: notificationRow },
  {
    getNotifications(_call, { tables, now }) {
      const all = newestFirst(tables.notifications).map((row) => toNotification(row, now()));
      return ok('All notifications.', all);
    },

    scheduleNotification(call, services) {
      const { tables, now } = services;
      const values = readFields(call.fields, fields, {}, ({ scheduled_at }, fail) => {
        // A missing or empty time may be a mistake: only `null` sends immediately.
        if (scheduled_at === null && call.fields.scheduled_at !== null)
          fail('scheduled_at', 'Choose a time, or null to send now.');
        checkTime(now(), scheduled_at, fail);
      });
      const row = created(services, 'notification_id', { ...values, failed: false });
      tables.notifications.push(row);
      return ok(
        row.scheduled_at === null ? 'Notification sent.' : 'Notification scheduled.',
        toNotification(row, now()),
      );
    },

    updateNotification(call, { tables, now }) {
      const check: Check<typeof fields, NotificationRow> = ({ scheduled_at }, fail, row) => {
        if (row) requireScheduled(row, now());
        checkTime(now(), scheduled_at, fail);
      };
      const { row, values } = readUpdate(call.fields, tables.notifications, 'notification_id', fields, check);
      return ok('Notification saved.', toNotification(Object.assign(row, values), now()));
    },

    deleteNotification(call, { tables }) {
      removeRow(tables.notifications, requireRow(tables.notifications, 'notification_id', call.id));
      return ok('Notification deleted.', null);
    },
  },
);

type NotificationRow = Row<'notifications'>;

function checkTime(nowMs: number, moment: string | null | undefined, fail: Parameters<Check<typeof fields>>[1]): void {
  if (moment && Date.parse(moment) <= nowMs) fail('scheduled_at', 'Choose a time in the future.');
}

function requireScheduled(row: NotificationRow, nowMs: number): void {
  const { status } = toNotification(row, nowMs);
  if (status !== 'scheduled')
    throw conflict(`This notification has already ${status === 'sent' ? 'been sent' : 'failed'}.`);
}

/** Derives the status: a scheduled notification counts as sent from its time on. */
function toNotification({ failed, ...row }: NotificationRow, nowMs: number): Notification {
  const isWaiting = row.scheduled_at !== null && Date.parse(row.scheduled_at) > nowMs;
  return { ...row, status: failed ? 'failed' : isWaiting ? 'scheduled' : 'sent' };
}

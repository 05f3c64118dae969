import { maxLengths } from '../../../contract/limits.ts';
import {
  audiences,
  type Notification,
  notificationCalls,
  notification as notificationShape,
} from '../../../contract/notifications.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { findGiven, nextId, type Row, removeRow, requireRow } from '../data/tables.ts';
import { type OwnTables, resource } from '../resource.ts';
import type { SeedTools } from '../seed/tools.ts';
import { notices } from '../seed/words.ts';
import type { Services } from '../services.ts';
import { newestFirst, ok } from '../wire/answers.ts';
import { conflict } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';

const FIRST_NOTIFICATIONS = 24;

const { status: _computed, ...kept } = notificationShape;
/** `failed` is kept; `scheduled` and `sent` follow from the clock. */
const notificationRow = { ...kept, failed: 'flag' } as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    notifications: WireOf<typeof notificationRow>[];
  }
}

const ownTables: OwnTables = {
  notifications: { row: notificationRow, first: makeNotifications },
};

export const notifications = resource(notificationCalls, ownTables, {
  getNotifications(_call, { tables, now }) {
    const all = newestFirst(tables.notifications).map((row) => toNotification(row, now()));
    return ok('All notifications.', all);
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
    const present = findGiven(tables.notifications, 'notification_id', id);
    if (present) requireScheduled(present, now());
    const values = readNotification(read, services, present);
    read.check();
    const row = requireRow(tables.notifications, 'notification_id', id);
    Object.assign(row, values);
    return ok('Notification saved.', toNotification(row, now()));
  },

  deleteNotification(call, { tables }) {
    removeRow(tables.notifications, requireRow(tables.notifications, 'notification_id', call.id));
    return ok('Notification deleted.', null);
  },
});

type NotificationRow = Row<'notifications'>;

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

function makeNotifications({ id, daysAgo, chance }: SeedTools): NotificationRow[] {
  return Array.from({ length: FIRST_NOTIFICATIONS }, (_, index) => {
    const [title, message] = notices[index % notices.length] ?? notices[0];
    const isWaiting = index >= FIRST_NOTIFICATIONS - 5;
    const age = isWaiting ? index - FIRST_NOTIFICATIONS : (FIRST_NOTIFICATIONS - index) * 9;
    return {
      notification_id: id(),
      title,
      message,
      audience: chance.pick(['all', 'active', 'investors']),
      scheduled_at: isWaiting || chance.happens(0.5) ? daysAgo(age) : null,
      failed: !isWaiting && index % 9 === 4,
      created_at: daysAgo(isWaiting ? 1 + (FIRST_NOTIFICATIONS - index) / 10 : age + 2),
    };
  });
}

import clsx from 'clsx';
import { useState } from 'react';
import { getDashboard } from '../../../api/dashboard.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import {
  deleteNotification,
  getNotifications,
  scheduleNotification,
  updateNotification,
} from '../../../api/notifications.ts';
import { type Audience, type Notification, notification } from '../../../contract/notifications.ts';
import { countOf, formatMoment } from '../../../lib/format.ts';
import { toLocalTime, toUtc, zoneName } from '../../../lib/local-time.ts';
import { TextField } from '../../../ui/Field.tsx';
import * as text from '../../../ui/Text.module.css';
import { dateInputs, fullYear } from '../../forms/checks.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as kit from '../../kit/Kit.module.css';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { listScreen } from '../../lists/ListScreen.tsx';
import { wholeList } from '../../lists/whole-list.ts';
import { extraField, type FormValues } from '../../resource/fields.ts';
import { resourceOf } from '../../resource/resource.ts';
import { type EditedRow, RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { useMarkAsOwn } from '../../session/ServerNotices.tsx';

const audiences: Readonly<Record<Audience, string>> = {
  all: 'All users',
  active: 'Active users',
  investors: 'Investors',
};

/** Returns when a notification will be, or was, sent. */
function timeOf({ scheduled_at: scheduledAt, created_at: createdAt }: Notification): string {
  return scheduledAt ?? createdAt;
}

const delivery = 'Delivery';

function tomorrowAtNine(): string {
  const time = new Date();
  time.setDate(time.getDate() + 1);
  time.setHours(9, 0);
  return toLocalTime(time.toISOString());
}

const notifications = resourceOf(
  notification,
  {
    noun: ['notification', 'notifications'],
    list: 'notifications',
    row: 'notification',
    nameOf: ({ title }) => title,
    ...wholeList(getNotifications, 'notification_id'),
    emptyText: 'Notifications to users appear here. Send the first one now, or schedule it.',
    edit: {
      create: scheduleNotification,
      update: updateNotification,
    },
    deletion: {
      remove: deleteNotification,
      text: ({ status }) =>
        status === 'scheduled'
          ? "This permanently deletes the notification. It won't be sent."
          : 'This only removes it from the list. People who received it still have it.',
    },
  },
  (field) => [
    field('title', 'Title', {
      isSearched: true,
      list: {},
      form: { section: 'Content', required: 'Enter a title.' },
    }),
    field('message', 'Message', {
      isSearched: true,
      list: { isWide: true },
      form: { section: 'Content', input: 'area', required: 'Enter a message.' },
    }),
    field('audience', 'Audience', {
      words: audiences,
      list: { card: 'note' },
      form: { section: delivery, initial: 'all' },
    }),
    extraField('when', 'When', {
      csv: false,
      words: { later: 'At a set time', now: 'Now' },
      of: () => 'later',
      form: { section: delivery, initial: 'later', hint: "You can't edit a notification once it's sent." },
    }),
    field('status', 'Status', { filter: 'status', list: { card: 'state' } }),
    field('scheduled_at', 'Send time', {
      of: timeOf,
      list: { card: 'date', cell: (row) => formatMoment(timeOf(row)) },
      form: {
        section: delivery,
        initial: tomorrowAtNine,
        check: (time: string, { when = '' }: FormValues) => checkTime(when, time, Date.now()),
      },
    }),
    field('created_at', 'Created'),
  ],
);

export const Notifications = listScreen(notifications);

/** Returns the error message for a local send time; `undefined` if valid, or if `when` is `now`. */
export function checkTime(when: string, localTime: string, nowMs: number): string | undefined {
  if (when === 'now') return undefined;
  if (localTime === '') return 'Enter a date and a time.';
  const fault = fullYear(localTime, {});
  if (fault) return fault;
  const moment = toUtc(localTime);
  if (moment === undefined) return "That time doesn't exist on this date (clocks change). Pick another.";
  return Date.parse(moment) <= nowMs ? 'Choose a time in the future.' : undefined;
}

/** The screen of a notification, or of a new one. Sent notifications are read-only. */
export function NotificationPage({ id }: { id: string }) {
  return (
    <RowScreen resource={notifications} id={id}>
      {(edited) => <NotificationBody {...edited} />}
    </RowScreen>
  );
}

function NotificationBody(edited: EditedRow<Notification>) {
  const { row } = edited;
  // Computed once: if the notification is sent during editing, the typed text stays, and saving shows an error.
  const [isSent] = useState(row !== undefined && row.status !== 'scheduled');
  if (!isSent || !row) return <NotificationForm {...edited} />;
  return (
    <div className={kit.panels}>
      <Panel title="Message">
        <p className={kit.value}>{row.message}</p>
        <Facts
          facts={{
            Audience: audiences[row.audience],
            Status: <Status state={row.status} />,
            Sent: formatMoment(timeOf(row)),
            Created: formatMoment(row.created_at),
          }}
        />
      </Panel>
    </div>
  );
}

function NotificationForm(edited: EditedRow<Notification>) {
  const markAsOwn = useMarkAsOwn();
  const recipientsOf = useRecipients();
  const later = { done: 'scheduled', ...(!edited.row && { submit: 'Schedule notification' }) };
  return (
    <RowForm
      resource={notifications}
      edited={edited}
      adapt={({ when: _, ...fields }, { when }) => (when === 'now' ? { ...fields, scheduled_at: null } : fields)}
      onSaved={(saved) => saved && markAsOwn(saved.notification_id)}
      wordsOf={({ when, audience }) =>
        when === 'now'
          ? { submit: ['Send now', recipientsOf(audience)].filter(Boolean).join(' to '), done: 'sent' }
          : later
      }
      aside={(values) => <Preview values={values} recipients={recipientsOf(values.audience)} />}
      custom={{
        scheduled_at: (binding, { when }) =>
          when !== 'now' && (
            <TextField label={`Send time (${zoneName()})`} {...binding} {...dateInputs.moment} required />
          ),
      }}
    />
  );
}

/** Returns a function that counts the users of an audience: `246 users`; `undefined` if the number is unknown. */
function useRecipients(): (audience: string | undefined) => string | undefined {
  const { data } = useQuery(getDashboard);
  return (audience) => {
    const count = audience === 'all' ? data?.total_users : audience === 'active' ? data?.active_users : undefined;
    return count === undefined ? undefined : countOf(count, ['user', 'users']);
  };
}

/** Shows a notification as its users will see it, with their number and the time. */
function Preview({ values, recipients }: { values: FormValues; recipients: string | undefined }) {
  const { title, message, when, scheduled_at: time = '' } = values;
  return (
    <Panel title="Preview" aside={recipients && <span className={text.mute}>{recipients}</span>}>
      <div className={clsx(kit.row, kit.float, kit.panel)}>
        <Icon name="bell" />
        <div>
          <p className={kit.value}>
            <b>{title || 'Title'}</b>
          </p>
          <p className={kit.value}>{message || 'Message'}</p>
          <p className={clsx(text.mute, kit.count)}>{when === 'now' ? 'Now' : formatMoment(time)}</p>
        </div>
      </div>
    </Panel>
  );
}

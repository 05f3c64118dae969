import { useState } from 'react';
import { useMutation } from '../../../api/hooks/use-mutation.ts';
import { getNotifications, scheduleNotification, updateNotification } from '../../../api/notifications.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { formatMoment } from '../../../lib/format.ts';
import { zoneName } from '../../../lib/local-time.ts';
import { TextField } from '../../../ui/Field.tsx';
import { Facts } from '../../kit/Facts.tsx';
import * as kit from '../../kit/Kit.module.css';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { type EditedRow, RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { useOwnNotice } from '../../shell/ServerNotices.tsx';
import { audiences, notifications, timeOf, useNotificationDeletion } from './notification-fields.tsx';

/** One notification, or a new one: editable until it is sent, then read-only. */
export function NotificationPage({ id }: { id: string }) {
  const deletion = useNotificationDeletion();
  return (
    <RowScreen resource={notifications} query={getNotifications} id={id} deletion={deletion}>
      {(edited) => <NotificationBody {...edited} />}
    </RowScreen>
  );
}

function NotificationBody(edited: EditedRow<Notification>) {
  const { row } = edited;
  // Decided once: if it is sent during editing, the typed text stays, and saving shows an error.
  const [isSent] = useState(row !== undefined && row.status !== 'scheduled');
  if (!isSent || !row) return <NotificationForm {...edited} />;
  return (
    <Panels>
      <Panel title="Message">
        <p className={kit.value}>{row.message}</p>
      </Panel>
      <Panel title="Details">
        <Facts
          facts={[
            ['Audience', audiences[row.audience]],
            ['Status', <Status key="status" state={row.status} />],
            ['Sent', formatMoment(timeOf(row))],
            ['Created', formatMoment(row.created_at)],
          ]}
        />
      </Panel>
    </Panels>
  );
}

function NotificationForm(edited: EditedRow<Notification>) {
  const [schedule] = useMutation(scheduleNotification);
  const [update] = useMutation(updateNotification);
  const markAsOwn = useOwnNotice();
  return (
    <RowForm
      resource={notifications}
      edited={edited}
      saving={{
        async create(fields) {
          const outcome = await schedule(fields);
          if (outcome.data) markAsOwn(outcome.data.notification_id);
          return outcome;
        },
        update,
        adapt: ({ when: _, ...fields }, { when }) => (when === 'now' ? { ...fields, scheduled_at: null } : fields),
        done: ({ when }) => (when === 'now' ? 'sent' : 'scheduled'),
      }}
      submitLabel={({ when }) => (when === 'now' ? 'Send now' : edited.row ? undefined : 'Schedule notification')}
      custom={{
        scheduled_at: (binding, { when }) =>
          when !== 'now' && (
            <TextField label={`Send time (${zoneName()})`} {...binding} type="datetime-local" required />
          ),
      }}
    />
  );
}

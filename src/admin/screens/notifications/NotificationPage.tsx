import { useState } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { formatMoment } from '../../../lib/format.ts';
import { zoneName } from '../../../lib/local-time.ts';
import { TextField } from '../../../ui/Field.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { type EditedRow, RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { useOwnNotice } from '../../shell/ServerNotices.tsx';
import { audiences, notifications, timeOf } from './notification-fields.tsx';

/** One notification, or a new one: editable until it is sent, then read-only. */
export function NotificationPage({ id }: { id: string }) {
  return (
    <RowScreen resource={notifications} id={id}>
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
    <Panel title="Details">
      <Facts
        facts={[
          ['Message', row.message],
          ['Audience', audiences[row.audience]],
          ['Status', <Status key="status" state={row.status} />],
          ['Sent', formatMoment(timeOf(row))],
          ['Created', formatMoment(row.created_at)],
        ]}
      />
    </Panel>
  );
}

function NotificationForm(edited: EditedRow<Notification>) {
  const markAsOwn = useOwnNotice();
  const later = { done: 'scheduled', ...(!edited.row && { submit: 'Schedule notification' }) };
  return (
    <RowForm
      resource={notifications}
      edited={edited}
      adapt={({ when: _, ...fields }, { when }) => (when === 'now' ? { ...fields, scheduled_at: null } : fields)}
      onSaved={(saved) => saved && markAsOwn(saved.notification_id)}
      wordsOf={({ when }) => (when === 'now' ? { submit: 'Send now', done: 'sent' } : later)}
      custom={{
        scheduled_at: (binding, { when }) =>
          when !== 'now' && (
            <TextField label={`Send time (${zoneName()})`} {...binding} type="datetime-local" required />
          ),
      }}
    />
  );
}

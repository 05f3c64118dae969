import { useState } from 'react';
import { getNotifications } from '../../../api/notifications.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { RowScreen } from '../../rows/RowScreen.tsx';
import type { EditedRow } from '../../rows/use-row-form.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import * as styles from './NotificationPage.module.css';
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
  // Decided once: if it is sent during editing, the typed text stays, and saving shows an error.
  const [sent] = useState(edited.row?.status === 'scheduled' ? undefined : edited.row);
  return sent && edited.row ? <NotificationFacts notification={edited.row} /> : <NotificationForm {...edited} />;
}

function NotificationFacts({ notification }: { notification: Notification }) {
  const { message, audience, created_at: createdAt } = notification;
  const status = <Status state={notification.status} />;
  return (
    <Panels>
      <Panel title="Message">
        <p className={styles.message}>{message}</p>
      </Panel>
      <Panel title="Details">
        <Facts
          facts={[
            ['Audience', audiences[audience]],
            ['Status', status],
            ['Sent', formatMoment(timeOf(notification))],
            ['Created', formatMoment(createdAt)],
          ]}
        />
      </Panel>
    </Panels>
  );
}

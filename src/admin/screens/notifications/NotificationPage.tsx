import { useState } from 'react';
import { getNotifications } from '../../../api/notifications.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { DeleteAction } from '../../rows/DeleteAction.tsx';
import { type EditedRow, RowScreen } from '../../rows/RowScreen.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import * as styles from './NotificationPage.module.css';
import { audiences, notifications, timeOf, useNotificationDeletion } from './notifications.ts';

/** One notification, or a new one: a form until it is sent, to read from then on. */
export function NotificationPage({ id }: { id: string }) {
  const deletion = useNotificationDeletion();
  return (
    <RowScreen
      resource={notifications}
      query={getNotifications}
      id={id}
      actions={(row) => <DeleteAction resource={notifications} deletion={deletion} row={row} />}
    >
      {(edited) => <NotificationBody {...edited} />}
    </RowScreen>
  );
}

function NotificationBody(edited: EditedRow<Notification>) {
  // Decided once: should it be sent while somebody edits it, what they have typed stays, and saving says why not.
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
            ['Time', formatMoment(timeOf(notification))],
            ['Created', formatMoment(createdAt)],
          ]}
        />
      </Panel>
    </Panels>
  );
}

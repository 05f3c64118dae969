import { useState } from 'react';
import { useApi } from '../../../api/hooks/context.ts';
import { getNotifications, useUpdateNotificationMutation } from '../../../api/notifications.ts';
import { statuses } from '../../../contract/envelope.ts';
import type { Notification, NotificationFields } from '../../../contract/notifications.ts';
import { formatMoment } from '../../../lib/format.ts';
import { DeleteAction } from '../../forms/DeleteAction.tsx';
import { onlyEdited } from '../../forms/only-edited.ts';
import { RowScreen } from '../../forms/RowScreen.tsx';
import type { Sent } from '../../forms/use-form.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { useAsLeft, useGo } from '../../navigation/use-navigation.ts';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../screen.ts';
import { DeleteNotification } from './DeleteNotification.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import * as styles from './NotificationPage.module.css';
import { audiences, timeOf } from './words.ts';

/** One notification: a form while it is scheduled, to read from then on. */
export function NotificationPage({ params: { id } }: ScreenProps) {
  const go = useGo();
  const asLeft = useAsLeft();
  return (
    <RowScreen
      query={getNotifications}
      isRow={({ notification_id }) => String(notification_id) === id}
      nameOf={({ title }) => title}
      noun="notification"
      list={{ href: pathTo('notifications'), label: 'Notifications' }}
      actions={(notification) => (
        <DeleteAction
          noun="notification"
          dialog={(close) => (
            <DeleteNotification
              notification={notification}
              onDeleted={() => go(asLeft(pathTo('notifications')), { replace: true })}
              onCancel={close}
            />
          )}
        />
      )}
    >
      {(notification, read) => <NotificationBody notification={notification} read={read} />}
    </RowScreen>
  );
}

interface NotificationBodyProps {
  notification: Notification;
  /** Reads it anew. */
  read: () => Promise<Notification | undefined>;
}

function NotificationBody({ notification, read }: NotificationBodyProps) {
  // Decided once: should it be sent while somebody edits it, what they have typed stays, and saving says why not.
  const [isEditable] = useState(notification.status === 'scheduled');
  return isEditable ? (
    <EditNotification notification={notification} read={read} />
  ) : (
    <NotificationFacts notification={notification} />
  );
}

function EditNotification({ notification, read }: NotificationBodyProps) {
  const [update] = useUpdateNotificationMutation();
  const { cache } = useApi();
  const send = async (fields: NotificationFields, { edited }: Sent<Notification>) => {
    const names = edited.has('when') ? new Set([...edited, 'scheduled_at']) : edited;
    const outcome = await update({ notification_id: notification.notification_id, ...onlyEdited(fields, names) });
    // The row was not as it is shown.
    if (outcome.error?.status === statuses.conflict) cache.invalidate();
    return outcome;
  };
  return <NotificationForm notification={notification} read={read} send={send} />;
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

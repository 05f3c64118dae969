import { useState } from 'react';
import { useApi } from '../../../api/hooks/context.ts';
import { useGetNotificationsQuery, useUpdateNotificationMutation } from '../../../api/notifications.ts';
import { statuses } from '../../../contract/envelope.ts';
import type { Notification, NotificationFields } from '../../../contract/notifications.ts';
import { formatMoment } from '../../../lib/format.ts';
import { DeleteAction } from '../../forms/DeleteAction.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { useGo } from '../../navigation/use-navigation.ts';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../route.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { DeleteNotification } from './DeleteNotification.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import * as styles from './NotificationPage.module.css';
import { audiences, timeOf } from './words.ts';

/** One notification: a form while it is scheduled, to read from then on. It is found in the list. */
export function NotificationPage({ params: { id } }: ScreenProps) {
  const { data, error, refetch } = useGetNotificationsQuery();
  const go = useGo();
  const notification = data?.find(({ notification_id }) => String(notification_id) === id);
  return (
    <>
      <ScreenHead
        title={notification?.title ?? 'Notification'}
        parent={{ href: pathTo('notifications'), label: 'Notifications' }}
        actions={
          notification && (
            <DeleteAction
              noun="notification"
              dialog={(close) => (
                <DeleteNotification
                  notification={notification}
                  onDeleted={() => go(pathTo('notifications'))}
                  onCancel={close}
                />
              )}
            />
          )
        }
      />
      {!data && (error ? <Failure error={error} onRetry={refetch} /> : <Skeleton label="Loading the notification" />)}
      {data && !notification && <EmptyState title="Not found">This notification no longer exists.</EmptyState>}
      {notification && <NotificationBody notification={notification} />}
    </>
  );
}

function NotificationBody({ notification }: { notification: Notification }) {
  // Decided once: should it be sent while somebody edits it, what they have typed stays, and saving says why not.
  const [isEditable] = useState(notification.status === 'scheduled');
  return isEditable ? (
    <EditNotification notification={notification} />
  ) : (
    <NotificationFacts notification={notification} />
  );
}

function EditNotification({ notification }: { notification: Notification }) {
  const [update] = useUpdateNotificationMutation();
  const { cache } = useApi();
  const send = async (fields: NotificationFields) => {
    const outcome = await update({ notification_id: notification.notification_id, ...fields });
    // The row was not as it is shown.
    if (outcome.error?.status === statuses.conflict) cache.invalidate();
    return outcome;
  };
  return <NotificationForm notification={notification} send={send} />;
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

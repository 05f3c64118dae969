import { useScheduleNotificationMutation, useUpdateNotificationMutation } from '../../../api/notifications.ts';
import type { Notification, NotificationFields } from '../../../contract/notifications.ts';
import type { Sent } from '../../forms/use-form.ts';
import { pathTo } from '../../paths.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { useOwnNotice } from '../../shell/ServerNotices.tsx';
import { NotificationForm } from './NotificationForm.tsx';

/** A new notification. */
export function NewNotification() {
  const [schedule] = useScheduleNotificationMutation();
  const markAsOwn = useOwnNotice();
  const [update] = useUpdateNotificationMutation();
  const send = async (fields: NotificationFields, { earlier }: Sent<Notification>) => {
    if (earlier) return update({ notification_id: earlier.notification_id, ...fields });
    const outcome = await schedule(fields);
    if (outcome.data) markAsOwn(outcome.data.notification_id);
    return outcome;
  };
  return (
    <>
      <ScreenHead title="New notification" parent={{ href: pathTo('notifications'), label: 'Notifications' }} />
      <NotificationForm send={send} />
    </>
  );
}

import { useScheduleNotificationMutation } from '../../../api/hooks.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { NotificationForm } from './NotificationForm.tsx';

/** A new notification. */
export function Screen() {
  const [schedule] = useScheduleNotificationMutation();
  return (
    <>
      <ScreenHead title="New notification" parent={{ href: '/notifications', label: 'Notifications' }} />
      <NotificationForm send={schedule} />
    </>
  );
}

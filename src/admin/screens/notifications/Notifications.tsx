import { useGetNotificationsQuery } from '../../../api/notifications.ts';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { notifications, useNotificationDeletion } from './notification-fields.tsx';

/** Scheduled notifications are sent automatically, and other admins create some. */
const renewal = { pollingInterval: 30_000, refetchOnFocus: true };

export function Notifications() {
  return (
    <WholeListScreen
      resource={notifications}
      query={useGetNotificationsQuery(undefined, renewal)}
      searchHint="Title or message"
      emptyText="Message all users, active users or investors, now or on a schedule."
      deletion={useNotificationDeletion()}
    />
  );
}

import { useAutoRefetch } from '../../../api/hooks/use-auto-refetch.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { getNotifications } from '../../../api/notifications.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { wholeRows } from '../../lists/use-rows.ts';
import { notifications } from './notification-fields.tsx';

/** Scheduled notifications are sent automatically, and other admins create some. */
const POLLING_INTERVAL_MS = 30_000;

export function Notifications() {
  const { refetch } = useQuery(getNotifications);
  useAutoRefetch(refetch, POLLING_INTERVAL_MS);
  return (
    <ListScreen
      resource={notifications}
      useRows={wholeRows(getNotifications)}
      searchHint="Title or message"
      emptyText="Message all users, active users or investors, now or on a schedule."
    />
  );
}

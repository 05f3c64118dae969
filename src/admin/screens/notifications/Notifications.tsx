import { useGetNotificationsQuery } from '../../../api/notifications.ts';
import { type Notification, notificationStates } from '../../../contract/notifications.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Status, stateWord, stateWords } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { nameColumn } from '../../rows/columns.tsx';
import { audiences, notifications, timeOf, useNotificationDeletion } from './notifications.ts';

const filters = {
  status: {
    label: 'Status',
    words: stateWords(notificationStates),
    of: (notification: Notification) => notification.status,
  },
};

/** A scheduled one is sent without anybody's doing, and others write some too. */
const renewal = { pollingInterval: 30_000, refetchOnFocus: true };

const csvColumns: readonly CsvColumn<Notification>[] = [
  ['Title', (notification) => notification.title],
  ['Message', (notification) => notification.message],
  ['Audience', (notification) => audiences[notification.audience]],
  ['Time', timeOf],
  ['Status', (notification) => stateWord(notification.status)],
  ['Created', (notification) => notification.created_at],
];

const columns: readonly Column<Notification>[] = [
  nameColumn('Title', notifications),
  { title: 'Audience', cell: ({ audience }) => audiences[audience] },
  {
    title: 'Time',
    sort: ['time', (notification) => Date.parse(timeOf(notification)) || 0],
    align: 'whole',
    cell: (notification) => formatMoment(timeOf(notification)),
  },
  { title: 'Status', align: 'whole', cell: (notification) => <Status state={notification.status} /> },
];

/** The messages to the platform's users: find, schedule, edit while scheduled, delete, export. */
export function Notifications() {
  const query = useGetNotificationsQuery(undefined, renewal);
  return (
    <WholeListScreen
      resource={notifications}
      query={query}
      textsOf={({ title, message }) => [title, message]}
      searchHint="Title or message"
      filters={filters}
      columns={columns}
      csvColumns={csvColumns}
      emptyText="Write to all users, the active ones or those who invest, now or at a time you choose."
      deletion={useNotificationDeletion()}
    />
  );
}

import { useState } from 'react';
import { Link } from 'wouter';
import { useDeleteNotificationMutation, useGetNotificationsQuery } from '../../../api/hooks.ts';
import type { Notification } from '../../../contract/types.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import { Choice } from '../../lists/Choice.tsx';
import { CsvExport } from '../../lists/CsvExport.tsx';
import { List } from '../../lists/List.tsx';
import { pagesOf } from '../../lists/load-page.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { useWholeRows } from '../../lists/use-rows.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { NotificationStatus } from './NotificationStatus.tsx';
import { audiences, deletionNote, statusWords, timeOf } from './words.ts';

const noun = ['notification', 'notifications'] as const;

const sorts = {
  title: (notification: Notification) => notification.title,
  time: (notification: Notification) => Date.parse(timeOf(notification)) || 0,
};
const filters = { status: (notification: Notification) => notification.status };
const spec = { sorts: Object.keys(sorts), filters: { status: Object.keys(statusWords) } };

/** A scheduled one is sent without anybody's doing, and others write some too. */
const renewal = { pollingInterval: 30_000, refetchOnFocus: true };

const csvColumns: readonly CsvColumn<Notification>[] = [
  ['Title', (notification) => notification.title],
  ['Message', (notification) => notification.message],
  ['Audience', (notification) => audiences[notification.audience]],
  ['Time', timeOf],
  ['Status', (notification) => notification.status],
  ['Created', (notification) => notification.created_at],
];

/** The messages to the platform's users: find, schedule, edit while scheduled, delete, export. */
export function Screen() {
  const place = useListPlace(spec);
  const query = useGetNotificationsQuery(undefined, renewal);
  const textsOf = ({ title, message }: Notification) => [title, message];
  const result = useWholeRows(query, place, { textsOf, filters, sorts });
  const [doomed, setDoomed] = useState<Notification>();
  const [deleteNotification] = useDeleteNotificationMutation();
  return (
    <>
      <ScreenHead
        title="Notifications"
        actions={
          <>
            <CsvExport noun={noun} columns={csvColumns} rowKey={keyOf} load={result.found && pagesOf(result.found)} />
            <LinkButton href="/notifications/new" variant="primary">
              <Icon name="add" />
              New notification
            </LinkButton>
          </>
        }
      />
      <List
        noun={noun}
        place={place}
        result={result}
        columns={columnsOf(setDoomed)}
        rowKey={keyOf}
        searchHint="Title or message"
        filters={
          <Choice
            label="Status"
            value={place.filters.status ?? ''}
            options={[['', 'Any'], ...Object.entries(statusWords)]}
            onChoose={(status) => place.go({ filters: { ...place.filters, status } })}
          />
        }
        empty={
          <EmptyState
            title="No notifications yet"
            action={<LinkButton href="/notifications/new">New notification</LinkButton>}
          >
            Write to all users, the active ones or those who invest, now or at a time you choose.
          </EmptyState>
        }
      />
      {doomed && (
        <DeleteDialog
          name={doomed.title}
          onDelete={() => deleteNotification({ id: doomed.notification_id })}
          onReload={result.refetch}
          onDeleted={() => setDoomed(undefined)}
          onCancel={() => setDoomed(undefined)}
        >
          <p>{deletionNote(doomed)}</p>
        </DeleteDialog>
      )}
    </>
  );
}

function keyOf({ notification_id: id }: Notification) {
  return id;
}

function columnsOf(onDelete: (notification: Notification) => void): Column<Notification>[] {
  return [
    {
      title: 'Title',
      sort: 'title',
      cell: ({ notification_id: id, title }) => <Link href={`/notifications/${encodeURIComponent(id)}`}>{title}</Link>,
    },
    { title: 'Audience', cell: ({ audience }) => audiences[audience] },
    { title: 'Time', sort: 'time', cell: (notification) => formatMoment(timeOf(notification)) },
    { title: 'Status', cell: (notification) => <NotificationStatus notification={notification} /> },
    {
      title: 'Actions',
      isTitleHidden: true,
      align: 'end',
      cell: (notification) => (
        <Button
          variant="plain"
          size="icon"
          aria-label={`Delete ${notification.title}`}
          onClick={() => onDelete(notification)}
        >
          <Icon name="trash" />
        </Button>
      ),
    },
  ];
}

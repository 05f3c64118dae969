import { useState } from 'react';
import { Link } from 'wouter';
import { useDeleteUserMutation, useGetUserListQuery } from '../../../api/hooks.ts';
import { queries } from '../../../api/queries.ts';
import type { User } from '../../../contract/types.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Person } from '../../../ui/Person.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { pictureHref } from '../../api-url.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import { CsvExport } from '../../lists/CsvExport.tsx';
import { List } from '../../lists/List.tsx';
import { useLoadPage } from '../../lists/load-page.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { usePagedRows } from '../../lists/use-rows.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { KycStatus, UserStatus } from './UserStatus.tsx';

const noun = ['user', 'users'] as const;

const csvColumns: readonly CsvColumn<User>[] = [
  ['Name', (user) => user.name],
  ['Email', (user) => user.email],
  ['Phone', (user) => user.phone],
  ['Status', (user) => user.status],
  ['KYC', (user) => user.kyc_status],
  ['Total invested', (user) => user.total_invested],
  ['Joined', (user) => user.created_at],
];

/** The platform's users: find, switch on and off, delete, export. */
export function Screen() {
  const place = useListPlace();
  const { page, limit, search } = place;
  const result = usePagedRows(useGetUserListQuery({ page, limit, search }), place);
  const [doomed, setDoomed] = useState<User>();
  const [deleteUser] = useDeleteUserMutation();
  const load = useLoadPage(queries.getUserList, search);
  return (
    <>
      <ScreenHead
        title="Users"
        actions={<CsvExport noun={noun} columns={csvColumns} rowKey={(user) => user.user_id} load={load} />}
      />
      <List
        noun={noun}
        place={place}
        result={result}
        columns={columnsOf(setDoomed)}
        rowKey={(user) => user.user_id}
        isOff={(user) => user.status === 'inactive'}
        searchHint="Name, email or phone"
        empty={<EmptyState title="No users yet">Whoever registers on the platform appears here.</EmptyState>}
      />
      {doomed && (
        <DeleteDialog
          name={doomed.name}
          isTyped
          onDelete={() => deleteUser({ id: doomed.user_id })}
          onReload={result.refetch}
          onDeleted={() => setDoomed(undefined)}
          onCancel={() => setDoomed(undefined)}
        >
          <p>The account goes for good. The user's investments stay on record.</p>
        </DeleteDialog>
      )}
    </>
  );
}

function columnsOf(onDelete: (user: User) => void): Column<User>[] {
  return [
    {
      title: 'User',
      cell: (user) => (
        <Person name={user.name} note={user.email} imageUrl={pictureHref(user.image_url)}>
          <Link href={`/users/${encodeURIComponent(user.user_id)}`}>{user.name}</Link>
        </Person>
      ),
    },
    { title: 'Phone', cell: (user) => user.phone },
    { title: 'KYC', cell: (user) => <KycStatus user={user} /> },
    {
      title: 'Invested',
      align: 'end',
      cell: (user) => user.total_invested !== undefined && formatMoney(user.total_invested),
    },
    { title: 'Joined', cell: (user) => formatDay(user.created_at) },
    { title: 'Status', cell: (user) => <UserStatus user={user} /> },
    {
      title: 'Actions',
      isTitleHidden: true,
      align: 'end',
      cell: (user) => (
        <Button variant="plain" size="icon" aria-label={`Delete ${user.name}`} onClick={() => onDelete(user)}>
          <Icon name="trash" />
        </Button>
      ),
    },
  ];
}

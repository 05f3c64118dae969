import { getUserList, useDeleteUserMutation, useGetUserListQuery } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { pictureHref } from '../../api-url.ts';
import { Person } from '../../kit/Person.tsx';
import { Status, stateWord } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { useLoadPage } from '../../lists/export/load-page.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useListPlace } from '../../lists/use-list-place.ts';
import { usePagedRows } from '../../lists/use-rows.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { UserStatus } from './UserStatus.tsx';

const csvColumns: readonly CsvColumn<User>[] = [
  ['Name', (user) => user.name],
  ['Email', (user) => user.email],
  ['Phone', (user) => user.phone],
  ['Status', (user) => stateWord(user.status)],
  ['KYC', (user) => user.kyc_status && stateWord(user.kyc_status)],
  ['Total invested', (user) => user.total_invested],
  ['Joined', (user) => user.created_at],
];

const columns: readonly Column<User>[] = [
  {
    title: 'User',
    cell: (user) => (
      <Person name={user.name} note={user.email} imageUrl={pictureHref(user.image_url)}>
        <Link href={pathTo('user', user.user_id)}>{user.name}</Link>
      </Person>
    ),
  },
  { title: 'Phone', cell: (user) => user.phone },
  { title: 'KYC', cell: (user) => user.kyc_status && <Status state={user.kyc_status} /> },
  {
    title: 'Invested',
    align: 'end',
    cell: (user) => user.total_invested !== undefined && formatMoney(user.total_invested),
  },
  { title: 'Joined', align: 'date', cell: (user) => formatDay(user.created_at) },
  { title: 'Status', cell: (user) => <UserStatus user={user} /> },
];

/** The platform's users: find, switch on and off, delete, export. */
export function Users() {
  const place = useListPlace();
  const { page, limit, search } = place;
  const [deleteUser] = useDeleteUserMutation();
  return (
    <ListScreen
      title="Users"
      noun={['user', 'users']}
      place={place}
      result={usePagedRows(useGetUserListQuery({ page, limit, search }), place)}
      load={useLoadPage(getUserList, search)}
      searchHint="Name, email or phone"
      columns={columns}
      csvColumns={csvColumns}
      rowKey={(user) => user.user_id}
      isOff={(user) => user.status === 'inactive'}
      emptyText="Whoever registers on the platform appears here."
      deletion={{
        nameOf: (user) => user.name,
        remove: ({ user_id }) => deleteUser({ id: user_id }),
        removalText: "The accounts go for good. The users' investments stay on record.",
        dialog: (user, close, reload) => (
          <DeleteUser user={user} onReload={reload} onDeleted={close} onCancel={close} />
        ),
      }}
    />
  );
}

import { getUserList, useChangeUserStatusMutation, useDeleteUserMutation } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { pictureHref } from '../../api-url.ts';
import { Person } from '../../kit/Person.tsx';
import { activeWords, Status, stateWord, stateWords } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { PagedListScreen } from '../../lists/PagedListScreen.tsx';
import type { RowsAction } from '../../lists/selection/ActOnRowsDialog.tsx';
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
    sort: 'name',
    cell: (user) => (
      <Person name={user.name} note={user.email} imageUrl={pictureHref(user.image_url)}>
        <Link href={pathTo('user', user.user_id)}>{user.name}</Link>
      </Person>
    ),
  },
  { title: 'Phone', align: 'whole', cell: (user) => user.phone },
  { title: 'KYC', cell: (user) => user.kyc_status && <Status state={user.kyc_status} /> },
  {
    title: 'Invested',
    sort: 'invested',
    align: 'end',
    cell: (user) => user.total_invested !== undefined && formatMoney(user.total_invested),
  },
  { title: 'Joined', sort: 'joined', align: 'whole', cell: (user) => formatDay(user.created_at) },
  { title: 'Status', cell: (user) => <UserStatus user={user} /> },
];

const sorts = {
  name: (user: User) => user.name,
  invested: (user: User) => Number(user.total_invested ?? 0),
  joined: (user: User) => Date.parse(user.created_at),
};
const filters = {
  kyc: {
    label: 'KYC',
    words: stateWords(['pending', 'approved', 'rejected']),
    of: (user: User) => user.kyc_status ?? '',
  },
  status: { label: 'Status', words: activeWords, of: (user: User) => user.status },
};
const rowKey = (user: User) => user.user_id;

/** The platform's users: find, filter, sort, switch on and off, delete, export. */
export function Users() {
  const [deleteUser] = useDeleteUserMutation();
  const [changeStatus] = useChangeUserStatusMutation();
  const turn = (status: User['status'], verb: string): RowsAction<User> => ({
    verb: `${verb}ate`,
    doing: `${verb}ating`,
    done: `${verb.toLowerCase()}ated`,
    icon: status === 'active' ? 'check' : 'close',
    isFor: (user) => user.status !== status,
    run: ({ user_id }) => changeStatus({ user_id, status }),
  });
  return (
    <PagedListScreen
      title="Users"
      noun={['user', 'users']}
      query={getUserList}
      sorts={sorts}
      filters={filters}
      bulk={[turn('active', 'Activ'), turn('inactive', 'Deactiv')]}
      searchHint="Name, email or phone"
      columns={columns}
      csvColumns={csvColumns}
      rowKey={rowKey}
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

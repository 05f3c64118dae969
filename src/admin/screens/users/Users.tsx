import { getUserList, useChangeUserStatusMutation } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { pictureHref } from '../../api-url.ts';
import { Person } from '../../kit/Person.tsx';
import { activeWords, Status, stateWord, stateWords } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { PagedListScreen } from '../../lists/ListScreen.tsx';
import type { RowsAction } from '../../lists/selection/ActOnSelected.tsx';
import { Total } from '../../lists/Total.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { dayColumn, moneyColumn } from '../../rows/columns.tsx';
import { UserStatus } from './UserStatus.tsx';
import { users, useUserDeletion } from './users.ts';

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
    sort: ['name', (user) => user.name],
    cell: (user) => (
      <Person name={user.name} note={user.email} imageUrl={pictureHref(user.image_url)}>
        <Link href={pathTo('user', user.user_id)}>{users.nameOf(user)}</Link>
      </Person>
    ),
  },
  { title: 'Phone', align: 'whole', cell: (user) => user.phone },
  { title: 'KYC', align: 'whole', cell: (user) => user.kyc_status && <Status state={user.kyc_status} /> },
  moneyColumn('Invested', (user) => user.total_invested),
  dayColumn('Joined', (user) => user.created_at),
  { title: 'Status', align: 'whole', cell: (user) => <UserStatus user={user} /> },
];

const filters = {
  kyc: {
    label: 'KYC',
    words: stateWords(['pending', 'approved', 'rejected']),
    of: (user: User) => user.kyc_status ?? '',
  },
  status: { label: 'Status', words: activeWords, of: (user: User) => user.status },
};

/** The platform's users: find, filter, sort, switch on and off, delete, export. */
export function Users() {
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
      resource={users}
      query={getUserList}
      filters={filters}
      summary={(found = []) => (
        <Total label="Invested" amounts={found.map(({ total_invested: amount = '0' }) => ({ amount }))} />
      )}
      bulk={[turn('active', 'Activ'), turn('inactive', 'Deactiv')]}
      searchHint="Name, email or phone"
      columns={columns}
      csvColumns={csvColumns}
      isOff={(user) => user.status === 'inactive'}
      emptyText="Whoever registers on the platform appears here."
      deletion={useUserDeletion()}
    />
  );
}

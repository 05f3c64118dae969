import { useDeleteAdminMutation, useGetAdminsQuery } from '../../../api/admins.ts';
import type { Admin } from '../../../contract/admins.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { Person } from '../../kit/Person.tsx';
import { activeWords, Status, stateWord } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { dayColumn } from '../../rows/columns.tsx';
import { reasonToStay, roleWord, roleWords } from './admin-rules.ts';
import { admins } from './admins.ts';

const filters = {
  role: { label: 'Role', words: roleWords, of: (admin: Admin) => admin.role },
  status: { label: 'Status', words: activeWords, of: (admin: Admin) => admin.status },
};

const csvColumns: readonly CsvColumn<Admin>[] = [
  ['Name', (admin) => admin.name],
  ['Email', (admin) => admin.email],
  ['Phone', (admin) => admin.phone],
  ['Role', (admin) => roleWord(admin.role)],
  ['Status', (admin) => stateWord(admin.status)],
  ['Created', (admin) => admin.created_at],
];

const columns: readonly Column<Admin>[] = [
  {
    title: 'Name',
    sort: ['name', (admin) => admin.name],
    cell: ({ admin_id: id, name, email }) => (
      <Person name={name} note={email}>
        <Link href={pathTo('admin', id)}>{name}</Link>
      </Person>
    ),
  },
  { title: 'Phone', align: 'whole', cell: (admin) => admin.phone },
  { title: 'Role', cell: (admin) => roleWord(admin.role) },
  dayColumn('Created', (admin) => admin.created_at),
  { title: 'Status', align: 'whole', cell: (admin) => <Status state={admin.status} /> },
];

/** The people who may use this console: find, create, edit, delete, export. */
export function Admins() {
  const query = useGetAdminsQuery();
  const [deleteAdmin] = useDeleteAdminMutation();
  const { user } = useSession();
  return (
    <WholeListScreen
      resource={admins}
      query={query}
      textsOf={(admin) => [admin.name, admin.email, admin.phone]}
      searchHint="Name, email or phone"
      filters={filters}
      columns={columns}
      csvColumns={csvColumns}
      isOff={(admin) => admin.status === 'inactive'}
      emptyText="Whoever is to use this console needs an account of their own."
      deletion={{
        remove: ({ admin_id }) => deleteAdmin({ admin_id }),
        text: ({ email }) => `${isolate(email)} is signed out everywhere and can't sign in again.`,
        reasonToStay: (admin) => (user ? reasonToStay(admin, query.data ?? [], user) : undefined),
      }}
    />
  );
}

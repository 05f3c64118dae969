import { useGetAdminsQuery } from '../../../api/admins.ts';
import type { Admin } from '../../../contract/admins.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { Person } from '../../kit/Person.tsx';
import { activeWords, Status, stateWord } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { WholeListScreen } from '../../lists/WholeListScreen.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { reasonToStay, roleWord, roleWords } from './admin-rules.ts';
import { DeleteAdmin } from './DeleteAdmin.tsx';

const sorts = {
  name: (admin: Admin) => admin.name,
  created: (admin: Admin) => admin.created_at ?? '',
};
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
    sort: 'name',
    cell: ({ admin_id: id, name, email }) => (
      <Person name={name} note={email}>
        <Link href={pathTo('admin', id)}>{name}</Link>
      </Person>
    ),
  },
  { title: 'Phone', align: 'whole', cell: (admin) => admin.phone },
  { title: 'Role', cell: (admin) => roleWord(admin.role) },
  {
    title: 'Created',
    sort: 'created',
    align: 'whole',
    cell: ({ created_at: created }) => created && formatDay(created),
  },
  { title: 'Status', cell: (admin) => <Status state={admin.status} /> },
];

/** Who may use this console: find, create, edit, delete, export. */
export function Admins() {
  const query = useGetAdminsQuery();
  const { user } = useSession();
  return (
    <WholeListScreen
      title="Admins"
      noun={['admin', 'admins']}
      query={query}
      textsOf={(admin) => [admin.name, admin.email, admin.phone]}
      searchHint="Name, email or phone"
      filters={filters}
      sorts={sorts}
      columns={columns}
      csvColumns={csvColumns}
      rowKey={(admin) => admin.admin_id}
      isOff={(admin) => admin.status === 'inactive'}
      create={{ href: pathTo('newAdmin'), label: 'New admin' }}
      emptyText="Whoever is to use this console needs an account of their own."
      deletion={{
        nameOf: (admin) => admin.name,
        dialog: (admin, close, reload) =>
          user && (
            <DeleteAdmin
              admin={admin}
              reason={reasonToStay(admin, query.data ?? [], user)}
              onReload={reload}
              onClose={close}
            />
          ),
      }}
    />
  );
}

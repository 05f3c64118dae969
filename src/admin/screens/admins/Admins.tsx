import { useState } from 'react';
import { Link } from 'wouter';
import { useGetAdminsQuery } from '../../../api/hooks.ts';
import type { Admin } from '../../../contract/types.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Person } from '../../../ui/Person.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { Choice } from '../../lists/Choice.tsx';
import { CsvExport } from '../../lists/CsvExport.tsx';
import { List } from '../../lists/List.tsx';
import { pagesOf } from '../../lists/load-page.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { useWholeRows } from '../../lists/use-rows.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { AdminStatus, statusWords } from './AdminStatus.tsx';
import { reasonToStay, roleWord, roleWords } from './admin-rules.ts';
import { DeleteAdmin } from './DeleteAdmin.tsx';

const noun = ['admin', 'admins'] as const;

const sorts = {
  name: (admin: Admin) => admin.name,
  created: (admin: Admin) => admin.created_at ?? '',
};
const filters = { role: (admin: Admin) => admin.role, status: (admin: Admin) => admin.status };
const spec = {
  sorts: Object.keys(sorts),
  filters: { role: Object.keys(roleWords), status: Object.keys(statusWords) },
};

const csvColumns: readonly CsvColumn<Admin>[] = [
  ['Name', (admin) => admin.name],
  ['Email', (admin) => admin.email],
  ['Phone', (admin) => admin.phone],
  ['Role', (admin) => roleWord(admin.role)],
  ['Status', (admin) => admin.status],
  ['Created', (admin) => admin.created_at],
];

/** Who may use this console: find, create, edit, delete, export. */
export function Screen() {
  const place = useListPlace(spec);
  const query = useGetAdminsQuery();
  const textsOf = (admin: Admin) => [admin.name, admin.email, admin.phone];
  const result = useWholeRows(query, place, { textsOf, filters, sorts });
  const [doomed, setDoomed] = useState<Admin>();
  const { user } = useSession();
  return (
    <>
      <ScreenHead
        title="Admins"
        actions={
          <>
            <CsvExport noun={noun} columns={csvColumns} rowKey={keyOf} load={result.found && pagesOf(result.found)} />
            <LinkButton href="/admins/new" variant="primary">
              <Icon name="add" />
              New admin
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
        isOff={(admin) => admin.status === 'inactive'}
        searchHint="Name, email or phone"
        filters={(['role', 'status'] as const).map((name) => (
          <Choice
            key={name}
            label={name === 'role' ? 'Role' : 'Status'}
            value={place.filters[name] ?? ''}
            options={[['', 'Any'], ...Object.entries(name === 'role' ? roleWords : statusWords)]}
            onChoose={(value) => place.go({ filters: { ...place.filters, [name]: value } })}
          />
        ))}
        empty={
          <EmptyState title="No admins yet" action={<LinkButton href="/admins/new">New admin</LinkButton>}>
            Whoever is to use this console needs an account of their own.
          </EmptyState>
        }
      />
      {doomed && user && (
        <DeleteAdmin
          admin={doomed}
          reason={reasonToStay(doomed, query.data ?? [], user)}
          onReload={query.refetch}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

function keyOf({ admin_id: id }: Admin) {
  return id;
}

function columnsOf(onDelete: (admin: Admin) => void): Column<Admin>[] {
  return [
    {
      title: 'Name',
      sort: 'name',
      cell: ({ admin_id: id, name, email }) => (
        <Person name={name} note={email}>
          <Link href={`/admins/${encodeURIComponent(id)}`}>{name}</Link>
        </Person>
      ),
    },
    { title: 'Phone', cell: (admin) => admin.phone },
    { title: 'Role', cell: (admin) => roleWord(admin.role) },
    { title: 'Created', sort: 'created', cell: ({ created_at: created }) => created && formatDay(created) },
    { title: 'Status', cell: (admin) => <AdminStatus admin={admin} /> },
    {
      title: 'Actions',
      isTitleHidden: true,
      align: 'end',
      cell: (admin) => (
        <Button variant="plain" size="icon" aria-label={`Delete ${admin.name}`} onClick={() => onDelete(admin)}>
          <Icon name="trash" />
        </Button>
      ),
    },
  ];
}

import { useState } from 'react';
import { Link } from 'wouter';
import { useGetProjectsQuery } from '../../../api/hooks.ts';
import { queries } from '../../../api/queries.ts';
import type { Project } from '../../../contract/types.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { countOf, formatDay, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { CsvExport } from '../../lists/CsvExport.tsx';
import { List } from '../../lists/List.tsx';
import { useLoadPage } from '../../lists/load-page.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { usePagedRows } from '../../lists/use-rows.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { DeleteProject } from './DeleteProject.tsx';
import { ProjectStatus } from './ProjectStatus.tsx';

const noun = ['project', 'projects'] as const;

const csvColumns: readonly CsvColumn<Project>[] = [
  ['Title', (project) => project.title],
  ['Category', (project) => project.category_name],
  ['Status', (project) => project.status],
  ['Location', (project) => project.location],
  ['Target amount', (project) => project.target_amount],
  ['Raised amount', (project) => project.raised_amount],
  ['Least investment', (project) => project.min_investment],
  ['Expected return', (project) => project.expected_return],
  ['Months', (project) => project.duration_months],
  ['Start', (project) => project.start_date],
  ['End', (project) => project.end_date],
  ['Images', (project) => project.images.length],
  ['Documents', (project) => project.documents.length],
  ['Created', (project) => project.created_at],
];

/** The projects that users invest in: find, create, edit, delete, export. */
export function Screen() {
  const place = useListPlace();
  const { page, limit, search } = place;
  const result = usePagedRows(useGetProjectsQuery({ page, limit, search }), place);
  const [doomed, setDoomed] = useState<Project>();
  const load = useLoadPage(queries.getProjects, search);
  return (
    <>
      <ScreenHead
        title="Projects"
        actions={
          <>
            <CsvExport noun={noun} columns={csvColumns} rowKey={(project) => project.project_id} load={load} />
            <LinkButton href="/projects/new" variant="primary">
              <Icon name="add" />
              New project
            </LinkButton>
          </>
        }
      />
      <List
        noun={noun}
        place={place}
        result={result}
        columns={columnsOf(setDoomed)}
        rowKey={(project) => project.project_id}
        isOff={(project) => project.status === 'closed'}
        searchHint="Title, category or location"
        empty={
          <EmptyState title="No projects yet" action={<LinkButton href="/projects/new">New project</LinkButton>}>
            Users invest in projects. Create the first one.
          </EmptyState>
        }
      />
      {doomed && (
        <DeleteProject
          project={doomed}
          onReload={result.refetch}
          onDeleted={() => setDoomed(undefined)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

function columnsOf(onDelete: (project: Project) => void): Column<Project>[] {
  return [
    {
      title: 'Title',
      cell: ({ project_id, title }) => <Link href={`/projects/${encodeURIComponent(project_id)}`}>{title}</Link>,
    },
    { title: 'Category', cell: (project) => project.category_name },
    { title: 'Location', cell: (project) => project.location },
    { title: 'Target', align: 'end', cell: (project) => formatMoney(project.target_amount) },
    {
      title: 'Raised',
      align: 'end',
      cell: ({ raised_amount: raised }) => raised !== undefined && formatMoney(raised),
    },
    {
      title: 'Files',
      cell: ({ images, documents }) =>
        `${countOf(images.length, ['image', 'images'])}, ${countOf(documents.length, ['document', 'documents'])}`,
    },
    { title: 'Created', cell: ({ created_at: created }) => created && formatDay(created) },
    { title: 'Status', cell: (project) => <ProjectStatus project={project} /> },
    {
      title: 'Actions',
      isTitleHidden: true,
      align: 'end',
      cell: (project) => (
        <Button variant="plain" size="icon" aria-label={`Delete ${project.title}`} onClick={() => onDelete(project)}>
          <Icon name="trash" />
        </Button>
      ),
    },
  ];
}

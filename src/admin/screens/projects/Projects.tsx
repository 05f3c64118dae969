import { getProjects, useDeleteProjectMutation, useGetProjectsQuery } from '../../../api/projects.ts';
import type { Project } from '../../../contract/projects.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { countOf, formatDay, formatMoney } from '../../../lib/format.ts';
import { Status, stateWord } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { useLoadPage } from '../../lists/export/load-page.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useListPlace } from '../../lists/use-list-place.ts';
import { usePagedRows } from '../../lists/use-rows.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { DeleteProject } from './DeleteProject.tsx';

const csvColumns: readonly CsvColumn<Project>[] = [
  ['Title', (project) => project.title],
  ['Category', (project) => project.category_name],
  ['Status', (project) => stateWord(project.status)],
  ['Location', (project) => project.location],
  ['Target amount', (project) => project.target_amount],
  ['Raised amount', (project) => project.raised_amount],
  ['Minimum investment', (project) => project.min_investment],
  ['Expected return', (project) => project.expected_return],
  ['Months', (project) => project.duration_months],
  ['Start', (project) => project.start_date],
  ['End', (project) => project.end_date],
  ['Images', (project) => project.images.length],
  ['Documents', (project) => project.documents.length],
  ['Created', (project) => project.created_at],
];

const columns: readonly Column<Project>[] = [
  {
    title: 'Title',
    cell: ({ project_id, title }) => <Link href={pathTo('project', project_id)}>{title}</Link>,
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
      [
        images.length > 0 && countOf(images.length, ['image', 'images']),
        documents.length > 0 && countOf(documents.length, ['document', 'documents']),
      ]
        .filter(Boolean)
        .join(', ') || 'None',
  },
  { title: 'Created', align: 'date', cell: ({ created_at: created }) => created && formatDay(created) },
  { title: 'Status', cell: (project) => <Status state={project.status} /> },
];

/** The projects that users invest in: find, create, edit, delete, export. */
export function Projects() {
  const place = useListPlace();
  const { page, limit, search } = place;
  const [deleteProject] = useDeleteProjectMutation();
  return (
    <ListScreen
      title="Projects"
      noun={['project', 'projects']}
      place={place}
      result={usePagedRows(useGetProjectsQuery({ page, limit, search }), place)}
      load={useLoadPage(getProjects, search)}
      searchHint="Title, category or location"
      columns={columns}
      csvColumns={csvColumns}
      rowKey={(project) => project.project_id}
      isOff={(project) => project.status === 'closed'}
      create={{ href: pathTo('newProject'), label: 'New project' }}
      emptyText="Users invest in projects. Create the first one."
      deletion={{
        nameOf: (project) => project.title,
        remove: ({ project_id }) => deleteProject({ project_id }),
        removalText: 'The projects go for good, with their images and documents. Their investments stay on record.',
        dialog: (project, close, reload) => (
          <DeleteProject project={project} onReload={reload} onDeleted={close} onCancel={close} />
        ),
      }}
    />
  );
}

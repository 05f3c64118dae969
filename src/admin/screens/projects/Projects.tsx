import { getProjects, useDeleteProjectMutation } from '../../../api/projects.ts';
import { type Project, projectStates } from '../../../contract/projects.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { countOf, formatDay, formatMoney } from '../../../lib/format.ts';
import { Status, stateWord, stateWords } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { PagedListScreen } from '../../lists/PagedListScreen.tsx';
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
    sort: 'title',
    cell: ({ project_id, title }) => <Link href={pathTo('project', project_id)}>{title}</Link>,
  },
  { title: 'Category', cell: (project) => project.category_name },
  { title: 'Location', cell: (project) => project.location },
  { title: 'Target', sort: 'target', align: 'end', cell: (project) => formatMoney(project.target_amount) },
  {
    title: 'Raised',
    sort: 'raised',
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
  {
    title: 'Created',
    sort: 'created',
    align: 'whole',
    cell: ({ created_at: created }) => created && formatDay(created),
  },
  { title: 'Status', cell: (project) => <Status state={project.status} /> },
];

const sorts = {
  title: (project: Project) => project.title,
  target: (project: Project) => Number(project.target_amount),
  raised: (project: Project) => Number(project.raised_amount ?? 0),
  created: (project: Project) => Date.parse(project.created_at ?? '') || 0,
};
const filters = {
  status: { label: 'Status', words: stateWords(projectStates), of: (project: Project) => project.status },
  category: {
    label: 'Category',
    kind: 'key',
    isFound: (project: Project, id: string) => String(project.category_id) === id,
  },
} as const;
const rowKey = (project: Project) => project.project_id;

/** The projects that users invest in: find, filter, sort, create, edit, delete, export. */
export function Projects() {
  const [deleteProject] = useDeleteProjectMutation();
  return (
    <PagedListScreen
      title="Projects"
      noun={['project', 'projects']}
      query={getProjects}
      sorts={sorts}
      filters={filters}
      searchHint="Title, category or location"
      columns={columns}
      csvColumns={csvColumns}
      rowKey={rowKey}
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

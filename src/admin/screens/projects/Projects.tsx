import { getProjects } from '../../../api/projects.ts';
import { type Project, projectStates } from '../../../contract/projects.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { countOf } from '../../../lib/format.ts';
import { Status, stateWord, stateWords } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { PagedListScreen } from '../../lists/ListScreen.tsx';
import { Total } from '../../lists/Total.tsx';
import { dayColumn, moneyColumn, nameColumn } from '../../rows/columns.tsx';
import { projects, useProjectDeletion } from './projects.ts';

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
  nameColumn('Title', projects),
  { title: 'Category', cell: (project) => project.category_name },
  { title: 'Location', cell: (project) => project.location },
  moneyColumn('Target', (project) => project.target_amount),
  moneyColumn('Raised', (project) => project.raised_amount),
  {
    title: 'Files',
    align: 'whole',
    cell: ({ images, documents }) => countOf(images.length + documents.length, ['file', 'files']),
  },
  dayColumn('Created', (project) => project.created_at),
  { title: 'Status', align: 'whole', cell: (project) => <Status state={project.status} /> },
];

const filters = {
  status: { label: 'Status', words: stateWords(projectStates), of: (project: Project) => project.status },
  category: {
    label: 'Category',
    kind: 'key',
    isFound: (project: Project, id: string) => String(project.category_id) === id,
    wordOf: (id: string, rows: readonly Project[]) =>
      rows.find(({ category_id }) => String(category_id) === id)?.category_name ?? id,
  },
} as const;

/** The projects that users invest in: find, filter, sort, create, edit, delete, export. */
export function Projects() {
  return (
    <PagedListScreen
      resource={projects}
      query={getProjects}
      filters={filters}
      summary={(found = []) => (
        <>
          <Total label="Raised" amounts={found.map(({ raised_amount: amount = '0' }) => ({ amount }))} />
          <Total label="of" amounts={found.map(({ target_amount: amount }) => ({ amount }))} />
        </>
      )}
      searchHint="Title, category or location"
      columns={columns}
      csvColumns={csvColumns}
      isOff={(project) => project.status === 'closed'}
      emptyText="Users invest in projects. Create the first one."
      deletion={useProjectDeletion()}
    />
  );
}

import { useDeleteCategoryMutation, useGetCategoriesQuery } from '../../../api/categories.ts';
import type { Category } from '../../../contract/categories.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { dayColumn, nameColumn } from '../../rows/columns.tsx';
import { categories } from './categories.ts';

const csvColumns: readonly CsvColumn<Category>[] = [
  ['Name', (category) => category.name],
  ['Description', (category) => category.description],
  ['Projects', (category) => category.project_count],
  ['Created', (category) => category.created_at],
];

const columns: readonly Column<Category>[] = [
  nameColumn('Name', categories),
  { title: 'Description', cell: (category) => category.description },
  {
    title: 'Projects',
    sort: ['projects', (category) => category.project_count ?? 0],
    align: 'end',
    cell: ({ category_id, project_count: count }) =>
      count !== undefined && (
        <Link href={pathTo('projects', { category: String(category_id) })}>{formatNumber(count)}</Link>
      ),
  },
  dayColumn('Created', (category) => category.created_at),
];

/** The categories of projects: find, create, edit, delete, export. */
export function Categories() {
  const [deleteCategory] = useDeleteCategoryMutation();
  return (
    <WholeListScreen
      resource={categories}
      query={useGetCategoriesQuery()}
      textsOf={(category) => [category.name, category.description]}
      searchHint="Name or description"
      columns={columns}
      csvColumns={csvColumns}
      emptyText="Every project belongs to a category. Create the first one."
      deletion={{
        remove: ({ category_id }) => deleteCategory({ category_id }),
        text: () => "A category that projects still use can't be deleted.",
        manyText: "Categories that projects still use can't be deleted.",
      }}
    />
  );
}

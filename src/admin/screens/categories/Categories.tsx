import { useDeleteCategoryMutation, useGetCategoriesQuery } from '../../../api/categories.ts';
import type { Category } from '../../../contract/categories.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { WholeListScreen } from '../../lists/WholeListScreen.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';

const sorts = {
  name: (category: Category) => category.name,
  projects: (category: Category) => category.project_count ?? 0,
  created: (category: Category) => category.created_at ?? '',
};

const csvColumns: readonly CsvColumn<Category>[] = [
  ['Name', (category) => category.name],
  ['Description', (category) => category.description],
  ['Projects', (category) => category.project_count],
  ['Created', (category) => category.created_at],
];

const columns: readonly Column<Category>[] = [
  {
    title: 'Name',
    sort: 'name',
    cell: ({ category_id, name }) => <Link href={pathTo('category', category_id)}>{name}</Link>,
  },
  { title: 'Description', cell: (category) => category.description },
  {
    title: 'Projects',
    sort: 'projects',
    align: 'end',
    cell: ({ category_id, project_count: count }) =>
      count !== undefined && (
        <Link href={pathTo('projects', { category: String(category_id) })}>{formatNumber(count)}</Link>
      ),
  },
  {
    title: 'Created',
    sort: 'created',
    align: 'whole',
    cell: ({ created_at: created }) => created && formatDay(created),
  },
];

/** The categories of projects: find, create, edit, delete, export. */
export function Categories() {
  const [deleteCategory] = useDeleteCategoryMutation();
  return (
    <WholeListScreen
      title="Categories"
      noun={['category', 'categories']}
      query={useGetCategoriesQuery()}
      textsOf={(category) => [category.name, category.description]}
      searchHint="Name or description"
      sorts={sorts}
      columns={columns}
      csvColumns={csvColumns}
      rowKey={(category) => category.category_id}
      create={{ href: pathTo('newCategory'), label: 'New category' }}
      emptyText="Every project belongs to a category. Create the first one."
      deletion={{
        nameOf: (category) => category.name,
        remove: ({ category_id }) => deleteCategory({ category_id }),
        removalText: "Categories that projects still use can't be deleted.",
        dialog: (category, close, reload) => (
          <DeleteDialog
            name={category.name}
            onDelete={() => deleteCategory({ category_id: category.category_id })}
            onReload={reload}
            onDeleted={close}
            onCancel={close}
          >
            <p>A category that projects still use can't be deleted.</p>
          </DeleteDialog>
        ),
      }}
    />
  );
}

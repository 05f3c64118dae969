import { createCategory, deleteCategory, getCategories, updateCategory } from '../../../api/categories.ts';
import { type Category, category } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { formatNumber } from '../../../lib/format.ts';
import * as kit from '../../kit/Kit.module.css';
import { wholeRows } from '../../lists/use-rows.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { resourceOf } from '../../rows/resource.ts';
import { useRow } from '../../rows/use-row.ts';

export const categories = resourceOf(
  category,
  {
    noun: ['category', 'categories'],
    list: 'categories',
    row: 'category',
    nameOf: ({ name }) => name,
    useRows: wholeRows(getCategories),
    emptyText: 'Categories group your projects. Create the first one.',
    edit: {
      useRow: (id) => useRow<Category>(getCategories, 'category_id', id),
      create: createCategory,
      update: updateCategory,
      always: ['name'],
    },
    deletion: {
      remove: deleteCategory,
      text: () => "This can't be undone. Categories with projects can't be deleted.",
      isOnCards: true,
    },
  },
  (field) => [
    field('name', 'Name', {
      isSearched: true,
      list: {},
      form: { required: 'Enter a name.', max: maxLengths.name },
    }),
    field('description', 'Description', {
      isSearched: true,
      list: { card: 'note' },
      form: { max: maxLengths.message },
    }),
    field('project_count', 'Projects', {
      list: {
        card: 'figure',
        cell: ({ category_id, project_count: count }) =>
          count !== undefined && (
            <Link href={pathTo('projects', { category: String(category_id) })}>
              {formatNumber(count)}
              <span className={kit.phoneOnly}>{count === 1 ? ' project' : ' projects'}</span>
            </Link>
          ),
      },
    }),
    field('created_at', 'Created', { list: {} }),
  ],
);

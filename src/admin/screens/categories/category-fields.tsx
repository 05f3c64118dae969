import { deleteCategory } from '../../../api/categories.ts';
import { useMutation } from '../../../api/hooks/use-mutation.ts';
import { type Category, category } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Link } from '../../navigation/Link.tsx';
import { NEW, pathTo } from '../../paths.ts';
import { fieldsOf } from '../../rows/fields.ts';
import type { Deletion, RoutedResource } from '../../rows/resource.ts';

const field = fieldsOf(category);

export const categories: RoutedResource<Category> = {
  noun: ['category', 'categories'],
  list: 'categories',
  row: 'category',
  idName: 'category_id',
  create: pathTo('category', NEW),
  idOf: ({ category_id }) => category_id,
  nameOf: ({ name }) => name,
  fields: [
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
            <Link href={pathTo('projects', { category: String(category_id) })}>{formatNumber(count)}</Link>
          ),
      },
    }),
    field('created_at', 'Created', { list: {} }),
  ],
};

export function useCategoryDeletion(): Deletion<Category> {
  const [remove] = useMutation(deleteCategory);
  return {
    remove: ({ category_id }) => remove({ category_id }),
    text: () => "This can't be undone. Categories with projects can't be deleted.",
    isOnCards: true,
  };
}

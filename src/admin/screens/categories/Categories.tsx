import { useGetCategoriesQuery } from '../../../api/categories.ts';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { NEW } from '../../paths.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { categories, useCategoryDeletion } from './category-fields.tsx';

/** The categories of projects: find, create, edit in place, delete, export. `id` is that of the one being edited. */
export function Categories({ id }: { id: string }) {
  const query = useGetCategoriesQuery();
  const row = query.data?.find(({ category_id }) => String(category_id) === id);
  const isNew = id === NEW;
  return (
    <WholeListScreen
      resource={categories}
      query={query}
      searchHint="Name or description"
      emptyText="Categories group your projects. Create the first one."
      deletion={useCategoryDeletion()}
      editing={isNew || row ? { key: isNew ? '' : id, form: <CategoryForm {...(row && { row })} /> } : undefined}
    />
  );
}

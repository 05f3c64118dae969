import { getCategories, useUpdateCategoryMutation } from '../../../api/categories.ts';
import { RowScreen } from '../../forms/RowScreen.tsx';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../screen.ts';
import { CategoryForm } from './CategoryForm.tsx';

/** One category. */
export function EditCategory({ params: { id } }: ScreenProps) {
  const [update] = useUpdateCategoryMutation();
  return (
    <RowScreen
      query={getCategories}
      isRow={({ category_id }) => String(category_id) === id}
      nameOf={({ name }) => name}
      noun="category"
      list={{ href: pathTo('categories'), label: 'Categories' }}
    >
      {(category, read) => (
        <CategoryForm
          category={category}
          read={read}
          submitLabel="Save category"
          send={(fields) => update({ category_id: category.category_id, ...fields })}
        />
      )}
    </RowScreen>
  );
}

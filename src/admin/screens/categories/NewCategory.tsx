import { useCreateCategoryMutation, useUpdateCategoryMutation } from '../../../api/categories.ts';
import { pathTo } from '../../paths.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { CategoryForm } from './CategoryForm.tsx';

/** A new category. */
export function NewCategory() {
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  return (
    <>
      <ScreenHead title="New category" parent={{ href: pathTo('categories'), label: 'Categories' }} />
      <CategoryForm
        submitLabel="Create category"
        send={(fields, { earlier }) =>
          earlier ? update({ category_id: earlier.category_id, ...fields }) : create(fields)
        }
      />
    </>
  );
}

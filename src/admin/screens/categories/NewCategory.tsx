import { useCreateCategoryMutation } from '../../../api/categories.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { CategoryForm } from './CategoryForm.tsx';

/** A new category. */
export function Screen() {
  const [create] = useCreateCategoryMutation();
  return (
    <>
      <ScreenHead title="New category" parent={{ href: '/categories', label: 'Categories' }} />
      <CategoryForm submitLabel="Create category" send={create} />
    </>
  );
}

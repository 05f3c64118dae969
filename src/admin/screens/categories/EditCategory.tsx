import { useGetCategoriesQuery, useUpdateCategoryMutation } from '../../../api/categories.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../route.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { CategoryForm } from './CategoryForm.tsx';

/** One category. There is no call for one alone: it is found in the list. */
export function EditCategory({ params: { id } }: ScreenProps) {
  const { data, error, refetch } = useGetCategoriesQuery();
  const [update] = useUpdateCategoryMutation();
  const category = data?.find(({ category_id }) => String(category_id) === id);
  return (
    <>
      <ScreenHead title={category?.name ?? 'Category'} parent={{ href: pathTo('categories'), label: 'Categories' }} />
      {!data && (error ? <Failure error={error} onRetry={refetch} /> : <Skeleton label="Loading the category" />)}
      {data && !category && <EmptyState title="Not found">This category no longer exists.</EmptyState>}
      {category && (
        <CategoryForm
          category={category}
          submitLabel="Save category"
          send={(fields) => update({ category_id: category.category_id, ...fields })}
        />
      )}
    </>
  );
}

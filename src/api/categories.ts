import { categoryCalls } from '../contract/categories.ts';
import { mutation, query } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { mutationHook } from './hooks/use-mutation.ts';
import { tag } from './tags.ts';

export const getCategories = query(categoryCalls.getCategories, 'Category');
export const createCategory = mutation(categoryCalls.createCategory, () => listAndFigures);
export const updateCategory = mutation(
  categoryCalls.updateCategory,
  ({ category_id }) => [tag('Category', category_id), tag('Project')],
  [getCategories],
);
export const deleteCategory = mutation(categoryCalls.deleteCategory, () => listAndFigures);

export const useGetCategoriesQuery = queryHook(getCategories);
export const useCreateCategoryMutation = mutationHook(createCategory);
export const useUpdateCategoryMutation = mutationHook(updateCategory);
export const useDeleteCategoryMutation = mutationHook(deleteCategory);

const listAndFigures = [tag('Category', 'LIST'), tag('Dashboard')];

import { category, categoryCalls } from '../contract/categories.ts';
import { project } from '../contract/projects.ts';
import { mutation, query } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { mutationHook } from './hooks/use-mutation.ts';
import { comesOrGoes, tag } from './tags.ts';

export const getCategories = query(categoryCalls.getCategories);
export const createCategory = mutation(categoryCalls.createCategory, comesOrGoes(category));
export const updateCategory = mutation(
  categoryCalls.updateCategory,
  ({ category_id }) => [tag(category, category_id), tag(project)],
  [getCategories],
);
export const deleteCategory = mutation(categoryCalls.deleteCategory, comesOrGoes(category));

export const useGetCategoriesQuery = queryHook(getCategories);
export const useCreateCategoryMutation = mutationHook(createCategory);
export const useUpdateCategoryMutation = mutationHook(updateCategory);
export const useDeleteCategoryMutation = mutationHook(deleteCategory);

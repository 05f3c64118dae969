import { category, categoryEndpoints } from '../contract/categories.ts';
import { project } from '../contract/projects.ts';
import { mutation, query } from './endpoint.ts';
import { tag, tagsOnCreateOrDelete } from './tags.ts';

export const getCategories = query(categoryEndpoints.getCategories);
export const createCategory = mutation(categoryEndpoints.createCategory, tagsOnCreateOrDelete(category));
export const updateCategory = mutation(
  categoryEndpoints.updateCategory,
  ({ category_id }) => [tag(category, category_id), tag(project)],
  { updates: [getCategories] },
);
export const deleteCategory = mutation(categoryEndpoints.deleteCategory, tagsOnCreateOrDelete(category));

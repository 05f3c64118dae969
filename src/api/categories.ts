import { category, categoryCalls } from '../contract/categories.ts';
import { project } from '../contract/projects.ts';
import { mutation, query } from './endpoint.ts';
import { tag, tagsOnCreateOrDelete } from './tags.ts';

export const getCategories = query(categoryCalls.getCategories);
export const createCategory = mutation(categoryCalls.createCategory, tagsOnCreateOrDelete(category));
export const updateCategory = mutation(
  categoryCalls.updateCategory,
  ({ category_id }) => [tag(category, category_id), tag(project)],
  { updates: [getCategories] },
);
export const deleteCategory = mutation(categoryCalls.deleteCategory, tagsOnCreateOrDelete(category));

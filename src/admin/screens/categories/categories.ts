import type { Category } from '../../../contract/categories.ts';
import type { WritableResource } from '../../rows/resource.ts';

/** The categories of projects. */
export const categories: WritableResource<Category> = {
  noun: ['category', 'categories'],
  list: 'categories',
  row: 'category',
  create: 'newCategory',
  idOf: ({ category_id }) => category_id,
  nameOf: ({ name }) => name,
};

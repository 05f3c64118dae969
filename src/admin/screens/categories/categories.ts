import type { Category } from '../../../contract/categories.ts';
import { NEW, pathTo } from '../../paths.ts';
import type { PlacedResource } from '../../rows/resource.ts';

/** The categories of projects. */
export const categories: PlacedResource<Category> = {
  noun: ['category', 'categories'],
  list: 'categories',
  row: 'category',
  create: pathTo('category', NEW),
  idOf: ({ category_id }) => category_id,
  nameOf: ({ name }) => name,
};

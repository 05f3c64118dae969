import type { Endpoints } from './endpoint.ts';
import type { Shape, TypeOf } from './shape.ts';

const ownId = { category_id: 'ownId' } as const satisfies Shape;
const fields = { name: 'text', description: 'text?' } as const satisfies Shape;

/** A category of projects. `project_count` is the current number of its projects. */
export const category = {
  ...ownId,
  ...fields,
  project_count: 'number?',
  created_at: 'moment?',
} as const satisfies Shape;

export interface Category extends TypeOf<typeof category> {}

/** The endpoints for categories. Errors: 409 for the deletion of a category with projects. Source: specification §7. */
export const categoryEndpoints = {
  getCategories: { method: 'GET', path: '/admin/get-all-category', list: category },
  createCategory: { method: 'POST', path: '/admin/create-category', json: fields, row: category },
  updateCategory: {
    method: 'POST',
    path: '/admin/update-category',
    json: { ...ownId, ...fields },
    isPartial: true,
    row: category,
  },
  deleteCategory: { method: 'DELETE', path: '/admin/delete-category', json: ownId },
} as const satisfies Endpoints;

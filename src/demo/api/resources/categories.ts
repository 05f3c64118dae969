import { categoryEndpoints, type category as categoryShape } from '../../../contract/categories.ts';
import type { WireOf } from '../../../contract/shape.ts';
import { crud } from '../crud.ts';
import type { Row } from '../data/tables.ts';
import { resource, type Services } from '../resource.ts';
import { conflict } from '../wire/failure.ts';
import { ok, sameKey } from '../wire/responses.ts';

const rows = crud({
  table: 'categories',
  id: 'category_id',
  fields: categoryEndpoints.createCategory.json,
  check({ name }, fail, { tables }, own) {
    if (name && tables.categories.some((row) => row !== own && sameKey(row.name) === sameKey(name)))
      fail('name', 'A category with this name already exists.');
  },
  toColumns: (values) => values,
  toWire: toCategory,
  beforeDelete(category, services) {
    const count = countProjects(category, services);
    if (count > 0) throw conflict(`This category is used by ${count === 1 ? '1 project' : `${count} projects`}.`);
  },
});

export const categories = resource(categoryEndpoints, {
  getCategories(_call, services) {
    const sorted = services.tables.categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return ok(
      'All categories.',
      sorted.map((category) => toCategory(category, services)),
    );
  },
  createCategory: rows.create,
  updateCategory: rows.update,
  deleteCategory: rows.delete,
});

function toCategory(category: Row<'categories'>, services: Services): WireOf<typeof categoryShape> {
  return { ...category, project_count: countProjects(category, services) };
}

function countProjects({ category_id }: Row<'categories'>, { tables }: Services): number {
  return tables.projects.filter((project) => project.category_id === category_id).length;
}

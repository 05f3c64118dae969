import { categoryCalls, category as categoryShape } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { created, type Row, readUpdate, removeRow, rowOf } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { conflict } from '../wire/failure.ts';
import { type Check, optional, readFields, required, text } from '../wire/fields.ts';
import { ok, sameKey } from '../wire/responses.ts';

const categoryRow = { ...categoryShape, created_at: 'moment' } as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    categories: WireOf<typeof categoryRow>[];
  }
}

const fields = { name: required(text(maxLengths.name)), description: optional(text(maxLengths.message)) };

export const categories = resource(
  categoryCalls,
  { categories: categoryRow },
  {
    getCategories(_call, services) {
      const sorted = services.tables.categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
      const all = sorted.map((category) => toCategory(category, services));
      return ok('All categories.', all);
    },

    createCategory(call, services) {
      const values = readFields(call.fields, fields, {}, checkName(services));
      const category = created(services, 'category_id', values);
      services.tables.categories.push(category);
      return ok('Category created.', toCategory(category, services));
    },

    updateCategory(call, services) {
      const { categories } = services.tables;
      const { row, values } = readUpdate(call.fields, categories, 'category_id', fields, checkName(services));
      return ok('Category saved.', toCategory(Object.assign(row, values), services));
    },

    deleteCategory(call, { tables }) {
      const category = rowOf(call.fields, tables.categories, 'category_id');
      const count = tables.projects.filter(({ category_id }) => category_id === category.category_id).length;
      if (count > 0) throw conflict(`This category is used by ${count === 1 ? '1 project' : `${count} projects`}.`);
      removeRow(tables.categories, category);
      return ok('Category deleted.', null);
    },
  },
);

type Category = Row<'categories'>;

function checkName({ tables }: Services): Check<typeof fields, Category> {
  return ({ name }, fail, own) => {
    if (name && tables.categories.some((row) => row !== own && sameKey(row.name) === sameKey(name)))
      fail('name', 'A category with this name already exists.');
  };
}

function toCategory(category: Row<'categories'>, { tables }: Services): WireOf<typeof categoryShape> {
  const projects = tables.projects.filter(({ category_id }) => category_id === category.category_id);
  return { ...category, project_count: projects.length };
}

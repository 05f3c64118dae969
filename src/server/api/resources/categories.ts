import { categoryCalls, type category as categoryShape } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { WireOf } from '../../../contract/shape.ts';
import { findGiven, nextId, removeRow, requireRow } from '../data/rows.ts';
import type { CategoryRow } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { ok, sameKey } from '../wire/answers.ts';
import { conflict } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';

export const categories = resource(categoryCalls, {
  getCategories(_call, services) {
    const sorted = services.tables.categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return ok(
      'All categories.',
      sorted.map((category) => toCategory(category, services)),
    );
  },

  createCategory(call, services) {
    const { tables, now } = services;
    const read = new FieldReader(call.fields);
    const name = readName(read, services);
    const description = read.optionalText('description', maxLengths.message);
    read.check();
    const category: CategoryRow = {
      category_id: nextId(tables),
      name,
      description,
      created_at: new Date(now()).toISOString(),
    };
    tables.categories.push(category);
    return ok('Category created.', toCategory(category, services));
  },

  updateCategory(call, services) {
    const read = new FieldReader(call.fields);
    const id = read.id('category_id');
    const present = findGiven(services.tables.categories, 'category_id', id, 'category');
    const name = readName(read, services, present);
    const description = read.optionalText('description', maxLengths.message, present?.description);
    read.check();
    const category = requireRow(services.tables.categories, 'category_id', id, 'category');
    Object.assign(category, { name, description });
    return ok('Category saved.', toCategory(category, services));
  },

  deleteCategory(call, { tables }) {
    const read = new FieldReader(call.fields);
    const id = read.id('category_id');
    read.check();
    const category = requireRow(tables.categories, 'category_id', id, 'category');
    const count = tables.projects.filter(({ category_id }) => category_id === category.category_id).length;
    if (count > 0) throw conflict(`This category is used by ${count === 1 ? '1 project' : `${count} projects`}.`);
    removeRow(tables.categories, category);
    return ok('Category deleted.', null);
  },
});

function readName(read: FieldReader, { tables }: Services, present?: CategoryRow): string {
  const name = read.text('name', maxLengths.name, present?.name);
  const isTaken = tables.categories.some((row) => row !== present && sameKey(row.name) === sameKey(name));
  if (isTaken) read.fail('name', 'A category with this name exists already.');
  return name;
}

function toCategory(category: CategoryRow, { tables }: Services): WireOf<typeof categoryShape> {
  const projects = tables.projects.filter(({ category_id }) => category_id === category.category_id);
  return { ...category, project_count: projects.length };
}

import { categoryCalls, category as categoryShape } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { findGiven, nextId, type Row, removeRow, requireRow, rowOf } from '../data/tables.ts';
import { type OwnTables, resource } from '../resource.ts';
import type { SeedTools } from '../seed/tools.ts';
import { categories as firstCategories } from '../seed/words.ts';
import type { Services } from '../services.ts';
import { ok, sameKey } from '../wire/answers.ts';
import { conflict } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';

const categoryRow = { ...categoryShape, created_at: 'moment' } as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    categories: WireOf<typeof categoryRow>[];
  }
}

const ownTables: OwnTables = {
  categories: { row: categoryRow, first: makeCategories },
};

export const categories = resource(categoryCalls, ownTables, {
  getCategories(_call, services) {
    const sorted = services.tables.categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    const all = sorted.map((category) => toCategory(category, services));
    return ok('All categories.', all);
  },

  createCategory(call, services) {
    const { tables, now } = services;
    const read = new FieldReader(call.fields);
    const name = readName(read, services);
    const description = read.optionalText('description', maxLengths.message);
    read.check();
    const category: Row<'categories'> = {
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
    const present = findGiven(services.tables.categories, 'category_id', id);
    const name = readName(read, services, present);
    const description = read.optionalText('description', maxLengths.message, present?.description);
    read.check();
    const category = requireRow(services.tables.categories, 'category_id', id);
    Object.assign(category, { name, description });
    return ok('Category saved.', toCategory(category, services));
  },

  deleteCategory(call, { tables }) {
    const category = rowOf(call.fields, tables.categories, 'category_id');
    const count = tables.projects.filter(({ category_id }) => category_id === category.category_id).length;
    if (count > 0) throw conflict(`This category is used by ${count === 1 ? '1 project' : `${count} projects`}.`);
    removeRow(tables.categories, category);
    return ok('Category deleted.', null);
  },
});

function readName(read: FieldReader, { tables }: Services, present?: Row<'categories'>): string {
  const name = read.text('name', maxLengths.name, present?.name);
  const isTaken = tables.categories.some((row) => row !== present && sameKey(row.name) === sameKey(name));
  if (isTaken) read.fail('name', 'A category with this name exists already.');
  return name;
}

function toCategory(category: Row<'categories'>, { tables }: Services): WireOf<typeof categoryShape> {
  const projects = tables.projects.filter(({ category_id }) => category_id === category.category_id);
  return { ...category, project_count: projects.length };
}

function makeCategories({ id, daysAgo }: SeedTools): Row<'categories'>[] {
  return firstCategories.map(({ name, description }, index) => ({
    category_id: id(),
    name,
    description,
    created_at: daysAgo(710 - index * 20),
  }));
}

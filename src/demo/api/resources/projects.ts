import type { Id } from '../../../contract/envelope.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { type Project, projectCalls, project as projectShape, projectStates } from '../../../contract/projects.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { toMinorUnits } from '../../../lib/money.ts';
import { created, findRow, type Row, readUpdate, removeRow, rowOf, sumAmounts } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { type Check, day, id, integer, money, oneOf, optional, readFields, required, text } from '../wire/fields.ts';
import { isFound, newestFirst, ok, pageOf, present, readListParams } from '../wire/responses.ts';

const MAX_MONTHS = 600;

const fields = {
  title: required(text(maxLengths.title)),
  description: required(text(maxLengths.description)),
  category_id: id,
  location: optional(text(maxLengths.location)),
  target_amount: required(money),
  min_investment: optional(money),
  expected_return: optional(text(maxLengths.expectedReturn)),
  duration_months: integer(1, MAX_MONTHS),
  start_date: day,
  end_date: day,
  status: oneOf(projectStates),
};

const projectRow = {
  ...projectShape,
  images: { listOf: { image_id: 'ownId', file: 'text' } },
  documents: { listOf: { document_id: 'ownId', document_name: 'text', file: 'text', size: 'number' } },
  created_at: 'moment',
} as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    projects: WireOf<typeof projectRow>[];
  }
}

export const projects = resource(
  projectCalls,
  { projects: projectRow },
  {
    getProjects(call, services) {
      const { tables } = services;
      const params = readListParams(call.query);
      const found = tables.projects.filter(({ title, location, category_id }) =>
        isFound(params.search, title, location, categoryOf(category_id, services)?.name),
      );
      return pageOf(newestFirst(found), params, (project) => toProject(project, services));
    },

    createProject(call, services) {
      const values = readFields(call.fields, fields, {}, checkProject(services));
      const category_id = categoryOf(values.category_id, services)?.category_id ?? 0;
      const project: ProjectRow = created(services, 'project_id', {
        ...values,
        category_id,
        images: [],
        documents: [],
      });
      services.tables.projects.push(project);
      return ok('Project created.', toProject(project, services));
    },

    updateProject(call, services) {
      const { projects } = services.tables;
      const update = readUpdate(call.fields, projects, 'project_id', fields, checkProject(services));
      const category_id = categoryOf(update.values.category_id, services)?.category_id ?? 0;
      Object.assign(update.row, update.values, { category_id });
      return ok('Project saved.', toProject(update.row, services));
    },

    deleteProject(call, { tables, files }) {
      const project = rowOf(call.fields, tables.projects, 'project_id');
      removeRow(tables.projects, project);
      for (const { file } of [...project.images, ...project.documents]) files.remove(file);
      return ok('Project deleted.', null);
    },
  },
);

type ProjectRow = Row<'projects'>;

function checkProject(services: Services): Check<typeof fields> {
  return ({ category_id, start_date, end_date, min_investment, target_amount }, fail) => {
    if (category_id && !categoryOf(category_id, services)) fail('category_id', "This category doesn't exist.");
    if (start_date && end_date && end_date < start_date) fail('end_date', "The end can't be before the start.");
    if (min_investment && target_amount && (toMinorUnits(min_investment) ?? 0n) > (toMinorUnits(target_amount) ?? 0n))
      fail('min_investment', "Minimum investment can't be more than the target.");
  };
}

const categoryOf = (id: Id, { tables }: Services) => findRow(tables.categories, 'category_id', id);

function toProject(row: ProjectRow, services: Services): Project {
  const { tables, urlOf } = services;
  const approved = tables.investments.filter(
    ({ project_id, status }) => project_id === row.project_id && status === 'approved',
  );
  const { location, min_investment, expected_return, duration_months, start_date, end_date, ...always } = row;
  return {
    ...always,
    ...present({ location, min_investment, expected_return, duration_months, start_date, end_date }),
    category_name: categoryOf(row.category_id, services)?.name ?? '',
    raised_amount: sumAmounts(approved),
    images: row.images.map(({ image_id, file }) => ({ image_id, url: urlOf(file) })),
    documents: row.documents.map(({ file, ...document }) => ({ ...document, url: urlOf(file) })),
  };
}

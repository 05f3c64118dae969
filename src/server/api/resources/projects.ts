import { maxLengths } from '../../../contract/limits.ts';
import { type Project, projectCalls, projectStates } from '../../../contract/projects.ts';
import { toMinorUnits } from '../../../lib/money.ts';
import { sumAmounts } from '../data/money.ts';
import { findGiven, findRow, nextId, removeRow, requireRow } from '../data/rows.ts';
import type { ProjectRow } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { isFound, newestFirst, ok, pageOf, present, readListWish } from '../wire/answers.ts';
import { FieldReader } from '../wire/fields.ts';

const MAX_MONTHS = 600;

export const projects = resource(projectCalls, {
  getProjects(call, services) {
    const { tables } = services;
    const wish = readListWish(call.query);
    const found = tables.projects.filter(({ title, location, category_id }) => {
      return isFound(
        wish.search,
        title,
        location,
        findRow(tables.categories, 'category_id', String(category_id))?.name,
      );
    });
    return pageOf(newestFirst(found), wish, (project) => toProject(project, services));
  },

  createProject(call, services) {
    const { tables, now } = services;
    const read = new FieldReader(call.fields);
    const values = readProject(read, services);
    read.check();
    const project: ProjectRow = {
      project_id: nextId(tables),
      ...values,
      images: [],
      documents: [],
      created_at: new Date(now()).toISOString(),
    };
    tables.projects.push(project);
    return ok('Project created.', toProject(project, services));
  },

  updateProject(call, services) {
    const { tables } = services;
    const read = new FieldReader(call.fields);
    const id = read.id('project_id');
    const values = readProject(read, services, findGiven(tables.projects, 'project_id', id, 'project'));
    read.check();
    const project = requireRow(tables.projects, 'project_id', id, 'project');
    Object.assign(project, values);
    return ok('Project saved.', toProject(project, services));
  },

  async deleteProject(call, { tables, files }) {
    const read = new FieldReader(call.fields);
    const id = read.id('project_id');
    read.check();
    const project = requireRow(tables.projects, 'project_id', id, 'project');
    removeRow(tables.projects, project);
    for (const { file } of [...project.images, ...project.documents]) files.remove(file);
    return ok('Project deleted.', null);
  },
});

type Written = Omit<ProjectRow, 'project_id' | 'images' | 'documents' | 'created_at'>;

function readProject(read: FieldReader, services: Services, row?: ProjectRow): Written {
  const values: Written = {
    title: read.text('title', maxLengths.title, row?.title),
    description: read.text('description', maxLengths.description, row?.description),
    category_id: readCategory(read, services, row),
    location: read.optionalText('location', maxLengths.location, row?.location),
    target_amount: read.money('target_amount', row?.target_amount),
    min_investment: read.optionalMoney('min_investment', row?.min_investment),
    expected_return: read.optionalText('expected_return', maxLengths.expectedReturn, row?.expected_return),
    duration_months: read.optionalInteger('duration_months', 1, MAX_MONTHS, row?.duration_months),
    start_date: read.optionalDay('start_date', row?.start_date),
    end_date: read.optionalDay('end_date', row?.end_date),
    status: read.oneOf('status', projectStates, row?.status),
  };
  const { start_date, end_date, min_investment, target_amount } = values;
  if (start_date !== null && end_date !== null && end_date < start_date) {
    read.fail('end_date', 'The end must not be before the start.');
  }
  if (min_investment !== null && (toMinorUnits(min_investment) ?? 0n) > (toMinorUnits(target_amount) ?? 0n)) {
    read.fail('min_investment', 'The least investment must not be above the target.');
  }
  return values;
}

function readCategory(read: FieldReader, { tables }: Services, row?: ProjectRow): number {
  const id = read.id('category_id', row?.category_id);
  const category = findRow(tables.categories, 'category_id', id);
  if (id !== '' && !category) read.fail('category_id', 'This category does not exist, or no longer does.');
  return category?.category_id ?? 0;
}

function toProject(row: ProjectRow, { tables, urlOf }: Services): Project {
  const category = findRow(tables.categories, 'category_id', String(row.category_id));
  const approved = tables.investments.filter(
    ({ project_id, status }) => project_id === row.project_id && status === 'approved',
  );
  const { location, min_investment, expected_return, duration_months, start_date, end_date, ...always } = row;
  return {
    ...always,
    ...present({ location, min_investment, expected_return, duration_months, start_date, end_date }),
    category_name: category?.name ?? '',
    raised_amount: sumAmounts(approved),
    images: row.images.map(({ image_id, file }) => ({ image_id, url: urlOf(file) })),
    documents: row.documents.map(({ file, ...document }) => ({ ...document, url: urlOf(file) })),
  };
}

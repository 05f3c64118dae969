import type { Id } from '../../../contract/envelope.ts';
import { projectEndpoints, type project as projectShape } from '../../../contract/projects.ts';
import type { WireOf } from '../../../contract/shape.ts';
import { toMinorUnits } from '../../../lib/money.ts';
import { crud } from '../crud.ts';
import { findRow, type Row, sumAmounts } from '../data/tables.ts';
import { resource, type Services } from '../resource.ts';
import { isFound, newestFirst, pageOf, readListParams } from '../wire/responses.ts';

const rows = crud({
  table: 'projects',
  id: 'project_id',
  fields: projectEndpoints.createProject.json,
  check({ category_id, start_date, end_date, min_investment, target_amount }, fail, services) {
    if (category_id && !categoryOf(category_id, services)) fail('category_id', "This category doesn't exist.");
    if (start_date && end_date && end_date < start_date) fail('end_date', "The end can't be before the start.");
    if (min_investment && target_amount && (toMinorUnits(min_investment) ?? 0n) > (toMinorUnits(target_amount) ?? 0n))
      fail('min_investment', "Minimum investment can't be more than the target.");
  },
  toColumns: (values, services) => ({
    ...values,
    category_id: categoryOf(values.category_id, services)?.category_id ?? 0,
  }),
  initial: () => ({ images: [], documents: [] }),
  toWire: toProject,
  beforeDelete({ project_id, images, documents }, { files, tables }) {
    for (const row of tables.investments) if (row.project_id === project_id) row.project_id = null;
    for (const { file } of [...images, ...documents]) files.remove(file);
  },
});

export const projects = resource(projectEndpoints, {
  getProjects(request, services) {
    const params = readListParams(request.query);
    const found = services.tables.projects.filter(({ title, location, category_id }) =>
      isFound(params.search, title, location, categoryOf(category_id, services)?.name),
    );
    return pageOf(newestFirst(found), params, (project) => toProject(project, services));
  },
  createProject: rows.create,
  updateProject: rows.update,
  deleteProject: rows.delete,
});

const categoryOf = (id: Id, { tables }: Services) => findRow(tables.categories, 'category_id', id);

function toProject(row: Row<'projects'>, services: Services): WireOf<typeof projectShape> {
  const { tables, urlOf } = services;
  const approved = tables.investments.filter(
    ({ project_id, status }) => project_id === row.project_id && status === 'approved',
  );
  return {
    ...row,
    category_name: categoryOf(row.category_id, services)?.name ?? '',
    raised_amount: sumAmounts(approved),
    images: row.images.map(({ image_id, file }) => ({ image_id, url: urlOf(file) })),
    documents: row.documents.map(({ file, ...document }) => ({ ...document, url: urlOf(file) })),
  };
}

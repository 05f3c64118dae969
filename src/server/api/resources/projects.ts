import type { Id } from '../../../contract/envelope.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { type Project, projectCalls, project as projectShape, projectStates } from '../../../contract/projects.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';
import { sumAmounts } from '../data/money.ts';
import { findGiven, findRow, nextId, type Row, removeRow, requireRow, rowOf, type Tables } from '../data/tables.ts';
import { type OwnTables, resource } from '../resource.ts';
import { drawPicture, writePdf } from '../seed/pictures.ts';
import type { SeedTools } from '../seed/tools.ts';
import { categories as firstCategories, places } from '../seed/words.ts';
import type { Services } from '../services.ts';
import { isFound, newestFirst, ok, pageOf, present, readListWish } from '../wire/answers.ts';
import { FieldReader } from '../wire/fields.ts';

const MAX_MONTHS = 600;

const FIRST_STATES = ['active', 'active', 'active', 'closed', 'draft'] as const;

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

const ownTables: OwnTables = {
  projects: { row: projectRow, first: makeProjects },
};

export const projects = resource(projectCalls, ownTables, {
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
    const values = readProject(read, services, findGiven(tables.projects, 'project_id', id));
    read.check();
    const project = requireRow(tables.projects, 'project_id', id);
    Object.assign(project, values);
    return ok('Project saved.', toProject(project, services));
  },

  async deleteProject(call, { tables, files }) {
    const project = rowOf(call.fields, tables.projects, 'project_id');
    removeRow(tables.projects, project);
    for (const { file } of [...project.images, ...project.documents]) files.remove(file);
    return ok('Project deleted.', null);
  },
});

type ProjectRow = Row<'projects'>;

function readProject(read: FieldReader, services: Services, row?: ProjectRow) {
  const values = {
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

function readCategory(read: FieldReader, { tables }: Services, row?: ProjectRow): Id {
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

/** One project for each title. The first of a category have pictures, every other one has a document. */
function makeProjects(tools: SeedTools, { categories }: Tables): ProjectRow[] {
  return firstCategories.flatMap(({ titles, color }, group) =>
    titles.map((title, index) => {
      const project = makeProject(tools, title, categories[group]?.category_id ?? 0, group + index);
      if (index < 2) {
        const shifts = index === 0 ? [group, group + 40] : [group + 20];
        project.images = shifts.map((shift) => ({
          image_id: tools.id(),
          file: tools.file(drawPicture(color, shift), 'png', null),
        }));
      }
      if (index % 2 === 0) project.documents = [makeDocument(tools, title)];
      return project;
    }),
  );
}

function makeProject({ chance, id, daysAgo }: SeedTools, title: string, categoryId: Id, index: number): ProjectRow {
  const status = FIRST_STATES[index % FIRST_STATES.length] ?? 'active';
  const months = chance.integer(5, 12) * 6;
  // A draft starts next month; a closed one has just ended; an active one runs for longer than it has been there.
  const age = status === 'draft' ? -30 : 640 - index * 25 - chance.integer(0, 30);
  const endAge = status === 'closed' ? chance.integer(5, 60) : age - months * 30;
  return {
    project_id: id(),
    title,
    description: `${title} in ${chance.pick(places)}. The money pays for planning, building and the first year of running it. Investors get a report every quarter.`,
    category_id: categoryId,
    location: chance.pick(places),
    target_amount: fromMinorUnits(BigInt(chance.integer(25, 60) * 1_000_000)),
    min_investment: fromMinorUnits(BigInt(chance.pick([25_000, 50_000, 100_000]))),
    expected_return: `${chance.integer(4, 9)}% a year`,
    duration_months: status === 'closed' ? Math.round((age - endAge) / 30) : months,
    start_date: daysAgo(age).slice(0, 10),
    end_date: daysAgo(endAge).slice(0, 10),
    status,
    images: [],
    documents: [],
    created_at: daysAgo(Math.max(age, 0) + 20),
  };
}

function makeDocument({ id, file }: SeedTools, title: string): ProjectRow['documents'][number] {
  const content = writePdf(`Prospectus: ${title}`);
  return {
    document_id: id(),
    document_name: `${title} prospectus`,
    file: file(content, 'pdf', `${title} prospectus.pdf`),
    size: content.length,
  };
}

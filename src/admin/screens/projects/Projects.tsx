import { createProject, deleteProject, getProjects, updateProject } from '../../../api/projects.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { project } from '../../../contract/projects.ts';
import { matching, plainAmount } from '../../forms/checks.ts';
import { listScreen } from '../../lists/ListScreen.tsx';
import { pagedRows } from '../../lists/use-large-rows.tsx';
import { extraField, type FormValues } from '../../rows/fields.ts';
import { resourceOf } from '../../rows/resource.ts';
import { useProject } from './use-project.ts';

const [basics, funding, schedule] = ['Basics', 'Funding', 'Schedule'];

export const projects = resourceOf(
  project,
  {
    noun: ['project', 'projects'],
    list: 'projects',
    row: 'project',
    nameOf: ({ title }) => title,
    useRows: pagedRows(getProjects),
    useRow: useProject,
    emptyText: 'The projects that users can invest in appear here. Create the first one.',
    total: { label: 'Raised', of: ({ raised_amount: amount = '0' }) => ({ amount }) },
    edit: { create: createProject, update: updateProject },
    deletion: {
      remove: deleteProject,
      text: () => 'This permanently deletes the project with its images and documents. Its investments stay on record.',
      isTyped: true,
    },
  },
  (field) => [
    field('title', 'Title', {
      isSearched: true,
      list: {},
      form: { section: basics, required: 'Enter a title.', max: maxLengths.title },
    }),
    field('description', 'Description', {
      csv: false,
      form: { section: basics, input: 'area', required: 'Enter a description.', max: maxLengths.description },
    }),
    field('category_id', 'Category', {
      isSearched: true,
      filter: 'category',
      csv: ({ category_name }) => category_name,
      list: { cell: ({ category_name }) => category_name },
      form: { section: basics, required: 'Choose a category.' },
    }),
    field('location', 'Location', {
      isSearched: true,
      list: { isWide: true, card: 'note' },
      form: { section: basics, max: maxLengths.location },
    }),
    field('status', 'Status', {
      filter: 'status',
      list: { card: 'state' },
      form: { section: basics, initial: 'draft' },
    }),
    field('target_amount', 'Target amount', {
      list: { title: 'Target' },
      form: { section: funding, required: 'Enter the target amount.' },
    }),
    field('raised_amount', 'Raised amount', { list: { title: 'Raised', card: 'figure' } }),
    field('min_investment', 'Minimum investment', { form: { section: funding, check: checkMinimum } }),
    field('expected_return', 'Expected return', {
      form: { section: funding, hint: 'Free text, such as 6 to 8% a year.', max: maxLengths.expectedReturn },
    }),
    field('start_date', 'Start', { form: { section: schedule } }),
    field('end_date', 'End', { form: { section: schedule, check: checkEnd } }),
    field('duration_months', 'Duration in months', {
      form: { section: schedule, check: matching(/^[1-9]\d{0,2}$/, 'Enter whole months, such as 18.') },
    }),
    extraField('images', 'Images', { of: ({ images }) => images.length }),
    extraField('documents', 'Documents', { of: ({ documents }) => documents.length }),
    field('created_at', 'Created', { list: { card: 'date' } }),
  ],
);

/** The list of projects. */
export const Projects = listScreen(projects);

function checkMinimum(minimum: string, { target_amount: target = '' }: FormValues): string | undefined {
  const most = Number(plainAmount(target));
  return most > 0 && Number(plainAmount(minimum)) > most
    ? "Minimum investment can't be more than the target."
    : undefined;
}

function checkEnd(end: string, { start_date: start }: FormValues): string | undefined {
  return end && start && end < start ? "The end can't be before the start." : undefined;
}

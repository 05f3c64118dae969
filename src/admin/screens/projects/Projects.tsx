import clsx from 'clsx';
import { useRef } from 'react';
import { getCategories } from '../../../api/categories.ts';
import { useAutoRefetch } from '../../../api/hooks/use-auto-refetch.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { getInvestments } from '../../../api/investments.ts';
import { createProject, deleteProject, getProjects, updateProject } from '../../../api/projects.ts';
import { type Project, project } from '../../../contract/projects.ts';
import { formatDay, formatNumber, moneyFormat } from '../../../lib/format.ts';
import { imageHref } from '../../api-url.ts';
import { matching } from '../../forms/checks.ts';
import { ChoiceField } from '../../kit/controls/ChoiceField.tsx';
import { Facts } from '../../kit/Facts.tsx';
import * as kit from '../../kit/Kit.module.css';
import { Panel } from '../../kit/Panel.tsx';
import { Loading } from '../../kit/screen/Loading.tsx';
import { Unread } from '../../kit/states/Unread.tsx';
import { listScreen } from '../../lists/ListScreen.tsx';
import { pagedRows } from '../../lists/use-large-rows.tsx';
import { Link } from '../../navigation/Link.tsx';
import { NEW, pathTo } from '../../paths.ts';
import { moneyCell } from '../../resource/columns.tsx';
import { extraField, type FormValues, plainAmount } from '../../resource/fields.ts';
import { resourceOf } from '../../resource/resource.ts';
import { type EditedRow, RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { leaveImages } from './files/chosen-images.ts';
import * as styles from './files/ProjectFiles.module.css';
import { ProjectDocuments, ProjectImages } from './files/ProjectFiles.tsx';
import { useProject } from './use-project.ts';

const raised = ({ raised_amount: amount = '0' }: Project) => ({ amount });
const raisedMoney = moneyCell(raised);
const [basics, funding, schedule] = ['Basics', 'Funding', 'Schedule'];

const projects = resourceOf(
  project,
  {
    noun: ['project', 'projects'],
    list: 'projects',
    row: 'project',
    nameOf: ({ title }) => title,
    useRows: pagedRows(getProjects),
    useRow: useProject,
    emptyText: 'The projects that users can invest in appear here. Create the first one.',
    total: { label: 'Raised', of: raised },
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
      list: { mark: projectMark },
      form: { section: basics, required: 'Enter a title.' },
    }),
    field('description', 'Description', {
      csv: false,
      form: { section: basics, input: 'area', required: 'Enter a description.' },
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
      form: { section: basics },
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
    field('raised_amount', 'Raised amount', {
      list: { title: 'Raised', card: 'figure', cell: raisedCell },
    }),
    field('min_investment', 'Minimum investment', { form: { section: funding, check: checkMinimum } }),
    field('expected_return', 'Expected return', {
      form: { section: funding, hint: 'Free text, such as 6 to 8% a year.' },
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

export const Projects = listScreen(projects);

function projectMark({ category_name: category = '', images: [image] }: Project) {
  const src = imageHref(image?.url);
  const className = clsx(kit.mark, styles.small);
  if (src) return <img className={className} src={src} alt="" width={40} height={28} loading="lazy" />;
  return (
    <span className={className} aria-hidden="true">
      {[...category][0]}
    </span>
  );
}

/** The raised amount above a bar of its share of the target. */
function raisedCell(project: Project, rows: readonly Project[]) {
  const share = Number(project.raised_amount) / Number(project.target_amount);
  return (
    <>
      {raisedMoney(project, rows)}
      <span className={kit.phoneOnly}> raised</span>
      {share >= 0 && <span className={styles.share} style={{ backgroundSize: `${Math.min(share, 1) * 100}% 100%` }} />}
    </>
  );
}

function checkMinimum(minimum: string, { target_amount: target = '' }: FormValues): string | undefined {
  const most = Number(plainAmount(target));
  return most > 0 && Number(plainAmount(minimum)) > most
    ? "Minimum investment can't be more than the target."
    : undefined;
}

function checkEnd(end: string, { start_date: start }: FormValues): string | undefined {
  return end && start && end < start ? "The end can't be before the start." : undefined;
}

export function ProjectPage({ id }: { id: string }) {
  return (
    <RowScreen resource={projects} id={id}>
      {(edited) => <ProjectForm {...edited} />}
    </RowScreen>
  );
}

function ProjectForm(edited: EditedRow<Project>) {
  // Refetches the categories automatically, because one may be created in another tab.
  const query = useQuery(getCategories);
  const { data: categories, error } = query;
  useAutoRefetch(query.refetch);
  const { row } = edited;
  const images = useRef<() => readonly File[]>(undefined);
  const own = row && { category_id: row.category_id, name: row.category_name ?? 'Current category' };
  const isListed = categories?.some(({ category_id: id }) => String(id) === String(own?.category_id));
  const choices = [...(own && !isListed ? [own] : []), ...(categories ?? [])];
  const hint = categories?.length === 0 && (
    <>
      No categories yet. <Link href={pathTo('category', NEW)}>Create a category</Link>
    </>
  );
  return (
    <RowForm
      resource={projects}
      edited={edited}
      aside={
        row && (
          <>
            <ProjectFunding project={row} />
            <ProjectImages project={row} />
            <ProjectDocuments project={row} />
          </>
        )
      }
      isStaying
      onSaved={(saved) => {
        if (!row && saved && images.current) leaveImages(saved.project_id, images.current());
      }}
      // Sends the category's id with its original type, which form values don't keep.
      adapt={({ category_id: id, ...fields }) => {
        const category = choices.find((each) => String(each.category_id) === id);
        return id === undefined ? fields : { ...fields, category_id: category?.category_id ?? id };
      }}
      custom={{
        category_id: (binding) => (
          <>
            {error && !categories && <Loading query={query} what="categories" isShown={false} />}
            <ChoiceField
              label="Category"
              hint={hint}
              choices={[
                ['', categories ? 'Choose a category' : error ? "Couldn't load" : 'Loading categories'],
                ...choices.map(({ category_id, name }) => [String(category_id), name] as const),
              ]}
              {...binding}
              required
            />
          </>
        ),
      }}
    >
      {!row && <ProjectImages ready={images} />}
    </RowForm>
  );
}

function ProjectFunding({ project }: { project: Project }) {
  const { project_id: id, raised_amount: raised = '0', target_amount: target, created_at: created } = project;
  const { data, error } = useQuery(getInvestments);
  const own = data?.filter(({ project_id }) => String(project_id) === String(id));
  const share = Math.round((Number(raised) / Number(target)) * 100);
  const format = moneyFormat([raised, target]);
  const counted = (status: string) => {
    if (!own) return error ? "Couldn't load" : 'Loading';
    const { length: count } = own.filter((each) => each.status === status);
    if (count === 0) return 'None yet';
    return <Link href={pathTo('investments', { project: String(id), status })}>{formatNumber(count)}</Link>;
  };
  return (
    <Panel title="Funding">
      <p>
        <b>{format(raised)}</b> raised of {format(target)}
        {Number.isFinite(share) && `, ${share}%`}
      </p>
      <Unread data={data} />
      <progress value={Number(raised) || 0} max={Number(target) || 1} aria-label="Raised toward the target" />
      <Facts
        facts={{
          'Approved investments': counted('approved'),
          'Pending investments': counted('pending'),
          Created: created && formatDay(created),
        }}
      />
    </Panel>
  );
}

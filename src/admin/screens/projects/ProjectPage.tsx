import type { ReactNode } from 'react';
import { getCategories } from '../../../api/categories.ts';
import { useAutoRefetch } from '../../../api/hooks/use-auto-refetch.ts';
import { useMutation } from '../../../api/hooks/use-mutation.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { getInvestments } from '../../../api/investments.ts';
import { createProject, updateProject } from '../../../api/projects.ts';
import { statuses } from '../../../contract/envelope.ts';
import type { Project } from '../../../contract/projects.ts';
import { formatDay, formatNumber, moneyFormat } from '../../../lib/format.ts';
import { SelectField } from '../../../ui/Field.tsx';
import * as text from '../../../ui/Text.module.css';
import { Facts } from '../../kit/Facts.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Link } from '../../navigation/Link.tsx';
import { NEW, pathTo } from '../../paths.ts';
import { DeleteAction } from '../../rows/DeleteAction.tsx';
import type { EditedRow } from '../../rows/RowScreen.tsx';
import { RowForm } from '../../rows/RowScreen.tsx';
import { listOf } from '../../rows/resource.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { ProjectFiles } from './files/ProjectFiles.tsx';
import { projects, useProjectDeletion } from './project-fields.tsx';
import { useProject } from './use-project.ts';

/** One project: its fields, images and documents; or a new one. */
export function ProjectPage({ id }: { id: string }) {
  if (id !== NEW) return <ExistingProject id={id} />;
  return (
    <>
      <ScreenHead title="New project" parent={listOf(projects)}>
        <p className={text.mute}>You can add images and documents once the project is created.</p>
      </ScreenHead>
      <ProjectForm edited={{}} />
    </>
  );
}

function ExistingProject({ id }: { id: string }) {
  const { project: known, isRenewed, isMissing, error, failureCount, refetch, read } = useProject(id);
  const deletion = useProjectDeletion();
  const project = error?.status === statuses.notFound ? undefined : known;
  const loading = <Skeleton shape="fields" label="Loading the project" failureCount={failureCount} />;
  return (
    <>
      <ScreenHead
        title={project?.title ?? 'Project'}
        parent={listOf(projects)}
        actions={project && <DeleteAction resource={projects} deletion={deletion} row={project} />}
      />
      {error && <Failure error={error} isOutdated={project !== undefined} onRetry={refetch} />}
      {!project && !error && !isMissing && loading}
      {isMissing && <EmptyState title="Not found">This project no longer exists.</EmptyState>}
      {project && (
        <>
          {isRenewed ? (
            <ProjectForm edited={{ row: project, read }} aside={<ProjectFunding project={project} />} />
          ) : (
            loading
          )}
          <ProjectFiles project={project} onReload={refetch} />
        </>
      )}
    </>
  );
}

/** The fields of a project. Creating it opens its page, where files can be added. */
function ProjectForm({ edited, aside }: { edited: EditedRow<Project>; aside?: ReactNode }) {
  const [create] = useMutation(createProject);
  const [update] = useMutation(updateProject);
  // A category may be created in another tab.
  const { data: categories, error, refetch } = useQuery(getCategories);
  useAutoRefetch(refetch);
  const { row } = edited;
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
      aside={aside}
      saving={{
        create,
        update,
        isStaying: true,
        // Sends the category's id as it was received.
        adapt: ({ category_id: id, ...fields }) => {
          const category = choices.find((each) => String(each.category_id) === id);
          return id === undefined ? fields : { ...fields, category_id: category?.category_id ?? id };
        },
      }}
      custom={{
        category_id: ({ maxLength: _, ...binding }) => (
          <>
            {error && !categories && <Failure error={error} onRetry={refetch} />}
            <SelectField label="Category" hint={hint} {...binding} required>
              <option value="">{categories ? 'Choose a category' : error ? 'Not loaded' : 'Loading categories'}</option>
              {choices.map(({ category_id, name }) => (
                <option key={category_id} value={category_id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </>
        ),
      }}
    />
  );
}

function ProjectFunding({ project }: { project: Project }) {
  const { project_id: id, raised_amount: raised = '0', target_amount: target, created_at: created } = project;
  const { data, error } = useQuery(getInvestments);
  const own = data?.filter(({ project_id }) => String(project_id) === String(id));
  const share = Math.round((Number(raised) / Number(target)) * 100);
  const format = moneyFormat([raised, target]);
  const counted = (status: string) => {
    if (!own) return error ? 'Not loaded' : 'Loading';
    const { length: count } = own.filter((each) => each.status === status);
    if (count === 0) return 'None yet';
    return (
      <Link key={status} href={pathTo('investments', { project: String(id), status })}>
        {formatNumber(count)}
      </Link>
    );
  };
  return (
    <section aria-label="Funding">
      <p>
        <b>{format(raised)}</b> raised of {format(target)}
        {Number.isFinite(share) && `, ${share}%`}
      </p>
      <progress value={Number(raised) || 0} max={Number(target) || 1} aria-label="Raised toward the target" />
      <Facts
        facts={[
          ['Approved', counted('approved')],
          ['Pending', counted('pending')],
          ['Created', created && formatDay(created)],
        ]}
      />
    </section>
  );
}

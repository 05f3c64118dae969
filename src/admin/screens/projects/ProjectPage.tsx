import { statuses } from '../../../contract/envelope.ts';
import * as text from '../../../ui/Text.module.css';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { NEW } from '../../paths.ts';
import { DeleteAction } from '../../rows/DeleteAction.tsx';
import { listOf } from '../../rows/resource.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { ProjectFiles } from './files/ProjectFiles.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectFunding } from './ProjectFunding.tsx';
import { projects, useProjectDeletion } from './project-fields.tsx';
import { useProject } from './use-project.ts';

/** One project: its fields, images and documents; or a new one. */
export function ProjectPage({ id }: { id: string }) {
  return id === NEW ? <NewProject /> : <ExistingProject id={id} />;
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

function NewProject() {
  return (
    <>
      <ScreenHead title="New project" parent={listOf(projects)}>
        <p className={text.mute}>You can add images and documents once the project is created.</p>
      </ScreenHead>
      <ProjectForm edited={{}} />
    </>
  );
}

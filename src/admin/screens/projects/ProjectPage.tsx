import { useCreateProjectMutation, useUpdateProjectMutation } from '../../../api/projects.ts';
import { statuses } from '../../../contract/envelope.ts';
import type { Project } from '../../../contract/projects.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import * as text from '../../../ui/Text.module.css';
import { onlyEdited } from '../../forms/only-edited.ts';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { useGo } from '../../navigation/use-navigation.ts';
import { NEW, pathTo } from '../../paths.ts';
import { DeleteAction } from '../../rows/DeleteAction.tsx';
import { listOf } from '../../rows/resource.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { ProjectDocuments } from './files/ProjectDocuments.tsx';
import { ProjectImages } from './files/ProjectImages.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectStanding } from './ProjectStanding.tsx';
import { projects, useProjectDeletion } from './projects.ts';
import { useProject } from './use-project.ts';

/** One project: its fields, images and documents; or a new one. */
export function ProjectPage({ id }: { id: string }) {
  return id === NEW ? <NewProject /> : <ExistingProject id={id} />;
}

function ExistingProject({ id }: { id: string }) {
  const { project: known, isRenewed, isMissing, error, failureCount, refetch, read } = useProject(id);
  const deletion = useProjectDeletion();
  const project = error?.status === statuses.notFound ? undefined : known;
  return (
    <>
      <ScreenHead
        title={project?.title ?? 'Project'}
        parent={listOf(projects)}
        actions={project && <DeleteAction resource={projects} deletion={deletion} row={project} />}
      />
      {error && <Failure error={error} isOutdated={project !== undefined} onRetry={refetch} />}
      {!project && !error && !isMissing && (
        <Skeleton shape="fields" label="Loading the project" failureCount={failureCount} />
      )}
      {isMissing && <EmptyState title="Not found">This project no longer exists.</EmptyState>}
      {project && (
        <Panels>
          <Panel title="Details">
            {isRenewed ? (
              <Details project={project} read={read} />
            ) : (
              <Skeleton shape="fields" label="Loading the project" failureCount={failureCount} />
            )}
          </Panel>
          <Panels>
            <ProjectStanding project={project} />
            <ProjectImages project={project} onReload={refetch} />
            <ProjectDocuments project={project} onReload={refetch} />
          </Panels>
        </Panels>
      )}
    </>
  );
}

function Details({ project, read }: { project: Project; read: () => Promise<Project | undefined> }) {
  const [update] = useUpdateProjectMutation();
  const toast = useToast();
  return (
    <ProjectForm
      project={project}
      submitLabel="Save project"
      read={read}
      send={(fields, { edited }) => update({ project_id: project.project_id, ...onlyEdited(fields, edited) })}
      onSaved={(_, { title }) => toast.success(`${isolate(title.trim())} was saved.`)}
    />
  );
}

/** Once it is created it leads to its own page, where files can be added. */
function NewProject() {
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();
  const go = useGo();
  const toast = useToast();
  return (
    <>
      <ScreenHead title="New project" parent={listOf(projects)}>
        <p className={text.mute}>Images and documents can be added once the project is created.</p>
      </ScreenHead>
      <ProjectForm
        submitLabel="Create project"
        send={(fields, { earlier }) =>
          earlier ? update({ project_id: earlier.project_id, ...fields }) : create(fields)
        }
        onDone={(created, { title }) => {
          toast.success(`${isolate(title.trim())} was created.`);
          go(created ? pathTo('project', created.project_id) : pathTo('projects'), { replace: true });
        }}
      />
    </>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useUpdateProjectMutation } from '../../../api/projects.ts';
import type { Project } from '../../../contract/projects.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { DeleteAction } from '../../forms/DeleteAction.tsx';
import { onlyEdited } from '../../forms/only-edited.ts';
import { useIsRenewed } from '../../forms/use-anew.ts';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { useAsLeft, useGo } from '../../navigation/use-navigation.ts';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../screen.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { DeleteProject } from './DeleteProject.tsx';
import { ProjectDocuments } from './files/ProjectDocuments.tsx';
import { ProjectImages } from './files/ProjectImages.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectStanding } from './ProjectStanding.tsx';
import { useProject } from './use-project.ts';

/** One project: its fields, images and documents. */
export function EditProject({ params: { id = '' } }: ScreenProps) {
  const { project, isMissing, error, refetch, read } = useProject(id);
  const isRenewed = useIsRenewed({ refetch });
  const asLeft = useAsLeft();
  const [isDeleted, setIsDeleted] = useState(false);
  const go = useGo();
  // By then what was unsaved of it has gone from the screen, and from the leave guard.
  const leave = useEffectEvent(() => go(asLeft(pathTo('projects')), { replace: true }));
  useEffect(() => {
    if (isDeleted) leave();
  }, [isDeleted]);
  if (isDeleted) return <ScreenHead title="Project" parent={{ href: pathTo('projects'), label: 'Projects' }} />;
  return (
    <>
      <ScreenHead
        title={project?.title ?? 'Project'}
        parent={{ href: pathTo('projects'), label: 'Projects' }}
        actions={
          project && (
            <DeleteAction
              noun="project"
              dialog={(close) => (
                <DeleteProject project={project} onDeleted={() => setIsDeleted(true)} onCancel={close} />
              )}
            />
          )
        }
      />
      {error && <Failure error={error} isOutdated={project !== undefined} onRetry={refetch} />}
      {!project && !error && !isMissing && <Skeleton label="Loading the project" />}
      {isMissing && <EmptyState title="Not found">This project no longer exists.</EmptyState>}
      {project && (
        <Panels>
          <Panel title="Details">
            {isRenewed ? <Details project={project} read={read} /> : <Skeleton label="Loading the project" />}
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
      onSaved={(_, { title }) => toast.success(`${title.trim()} was saved.`)}
    />
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUpdateProjectMutation } from '../../../api/hooks.ts';
import type { Project } from '../../../contract/types.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { DangerButton } from '../../../ui/DangerButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Panel, Panels } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useGo } from '../../navigation/use-navigation.ts';
import type { ScreenProps } from '../../route.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { DeleteProject } from './DeleteProject.tsx';
import { ProjectDocuments } from './files/ProjectDocuments.tsx';
import { ProjectImages } from './files/ProjectImages.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import type { ProjectValues } from './project-values.ts';
import { useProject } from './use-project.ts';

/** One project: its fields, images and documents. */
export function Screen({ params: { id = '' } }: ScreenProps) {
  const { project, isMissing, error, refetch } = useProject(id);
  const [isDeleted, setIsDeleted] = useState(false);
  const go = useGo();
  // By then what was unsaved of it has gone from the screen, and from the leave guard.
  const leave = useEffectEvent(() => go('/projects', { replace: true }));
  useEffect(() => {
    if (isDeleted) leave();
  }, [isDeleted]);
  if (isDeleted) return <ScreenHead title="Project" parent={{ href: '/projects', label: 'Projects' }} />;
  return (
    <>
      <ScreenHead
        title={project?.title ?? 'Project'}
        parent={{ href: '/projects', label: 'Projects' }}
        actions={project && <DeleteAction project={project} onDeleted={() => setIsDeleted(true)} />}
      />
      {error && <Failure error={error} isOutdated={project !== undefined} onRetry={refetch} />}
      {!project && !error && !isMissing && <Skeleton label="Loading the project" />}
      {isMissing && <EmptyState title="Not found">This project no longer exists.</EmptyState>}
      {project && (
        <Panels>
          <Panel title="Details">
            <Details project={project} />
          </Panel>
          <Panels>
            <ProjectImages project={project} onReload={refetch} />
            <ProjectDocuments project={project} onReload={refetch} />
          </Panels>
        </Panels>
      )}
    </>
  );
}

function DeleteAction({ project, onDeleted }: { project: Project; onDeleted: () => void }) {
  const [isDoomed, setIsDoomed] = useState(false);
  return (
    <>
      <DangerButton size="small" onClick={() => setIsDoomed(true)}>
        <Icon name="trash" />
        Delete project
      </DangerButton>
      {isDoomed && <DeleteProject project={project} onDeleted={onDeleted} onCancel={() => setIsDoomed(false)} />}
    </>
  );
}

/** The form. Saved, it starts anew from what was saved, so that only what is changed after that is unsaved. */
function Details({ project }: { project: Project }) {
  const [update] = useUpdateProjectMutation();
  const [saved, setSaved] = useState<{ count: number; values?: ProjectValues }>({ count: 0 });
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus was replaced.
    if (saved.count > 0 && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [saved.count]);
  return (
    <div ref={place}>
      <ProjectForm
        key={saved.count}
        project={project}
        initial={saved.values}
        submitLabel="Save project"
        send={(fields) => update({ project_id: project.project_id, ...fields })}
        onSaved={(_, values) => {
          toast.success(`${values.title.trim()} was saved.`);
          setSaved({ count: saved.count + 1, values });
        }}
      />
    </div>
  );
}

import { useDeleteProjectMutation } from '../../../api/projects.ts';
import type { Project } from '../../../contract/projects.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';

interface DeleteProjectProps {
  project: Project;
  /** Reads anew the list that shows it. */
  onReload?: (() => Promise<unknown>) | undefined;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks for a project's title before the project is deleted. */
export function DeleteProject({ project, onReload, onDeleted, onCancel }: DeleteProjectProps) {
  const [deleteProject] = useDeleteProjectMutation();
  return (
    <DeleteDialog
      name={project.title}
      isTyped
      onDelete={() => deleteProject({ project_id: project.project_id })}
      onReload={onReload}
      onDeleted={onDeleted}
      onCancel={onCancel}
    >
      <p>The project goes for good, with its images and documents. Its investments stay on record.</p>
    </DeleteDialog>
  );
}

import { useDeleteProjectMutation } from '../../../api/projects.ts';
import type { Project } from '../../../contract/projects.ts';
import { NEW, pathTo } from '../../paths.ts';
import type { Deletion, PlacedResource } from '../../rows/resource.ts';

/** The projects that users invest in. */
export const projects: PlacedResource<Project> = {
  noun: ['project', 'projects'],
  list: 'projects',
  row: 'project',
  create: pathTo('project', NEW),
  idOf: ({ project_id }) => project_id,
  nameOf: ({ title }) => title,
};

export function useProjectDeletion(): Deletion<Project> {
  const [remove] = useDeleteProjectMutation();
  return {
    isTyped: true,
    remove: ({ project_id }) => remove({ project_id }),
    text: () => 'The project goes for good, with its images and documents. Its investments stay on record.',
    manyText: 'The projects go for good, with their images and documents. Their investments stay on record.',
  };
}

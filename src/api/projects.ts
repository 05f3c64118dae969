import type { Id } from '../contract/envelope.ts';
import { projectCalls, projectFileCalls } from '../contract/projects.ts';
import { mutation, query } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { mutationHook } from './hooks/use-mutation.ts';
import { tag } from './tags.ts';

const own = ({ project_id }: { project_id: Id }) => [tag('Project', project_id)];

export const getProjects = query(projectCalls.getProjects, 'Project');
export const createProject = mutation(projectCalls.createProject, () => [
  tag('Project', 'LIST'),
  tag('Category'),
  tag('Dashboard'),
]);
export const updateProject = mutation(
  projectCalls.updateProject,
  (args) => [...own(args), tag('Category'), tag('Investment'), tag('Dashboard')],
  [getProjects],
);
export const deleteProject = mutation(projectCalls.deleteProject, () => [
  tag('Project', 'LIST'),
  tag('Category'),
  tag('Investment'),
  tag('Dashboard'),
]);
export const addProjectImages = mutation(projectFileCalls.addProjectImages, own);
export const addProjectDocument = mutation(projectFileCalls.addProjectDocument, own);
export const deleteProjectDocument = mutation(projectFileCalls.deleteProjectDocument, own);
export const deleteProjectImage = mutation(projectFileCalls.deleteProjectImage, own);

export const useGetProjectsQuery = queryHook(getProjects);
export const useCreateProjectMutation = mutationHook(createProject);
export const useUpdateProjectMutation = mutationHook(updateProject);
export const useDeleteProjectMutation = mutationHook(deleteProject);
export const useAddProjectImagesMutation = mutationHook(addProjectImages);
export const useAddProjectDocumentMutation = mutationHook(addProjectDocument);
export const useDeleteProjectDocumentMutation = mutationHook(deleteProjectDocument);
export const useDeleteProjectImageMutation = mutationHook(deleteProjectImage);

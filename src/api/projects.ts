import { category } from '../contract/categories.ts';
import { figures } from '../contract/dashboard.ts';
import type { Id } from '../contract/envelope.ts';
import { investment } from '../contract/investments.ts';
import { project, projectEndpoints, projectFileEndpoints } from '../contract/projects.ts';
import { mutation, query } from './endpoint.ts';
import { tag, tagsOnCreateOrDelete } from './tags.ts';

const tagsOfProject = ({ project_id }: { project_id: Id }) => [tag(project, project_id)];

export const getProjects = query(projectEndpoints.getProjects);
export const createProject = mutation(projectEndpoints.createProject, tagsOnCreateOrDelete(project, category));
export const updateProject = mutation(
  projectEndpoints.updateProject,
  (args) => [...tagsOfProject(args), tag(category), tag(investment), tag(figures)],
  { updates: [getProjects] },
);
export const deleteProject = mutation(
  projectEndpoints.deleteProject,
  tagsOnCreateOrDelete(project, category, investment),
);
export const addProjectImages = mutation(projectFileEndpoints.addProjectImages, tagsOfProject);
export const addProjectDocument = mutation(projectFileEndpoints.addProjectDocument, tagsOfProject);
export const deleteProjectDocument = mutation(projectFileEndpoints.deleteProjectDocument, tagsOfProject);
export const deleteProjectImage = mutation(projectFileEndpoints.deleteProjectImage, tagsOfProject);

import { category } from '../contract/categories.ts';
import { figures } from '../contract/dashboard.ts';
import type { Id } from '../contract/envelope.ts';
import { investment } from '../contract/investments.ts';
import { project, projectCalls, projectFileCalls } from '../contract/projects.ts';
import { mutation, query } from './endpoint.ts';
import { tag, tagsOnCreateOrDelete } from './tags.ts';

const own = ({ project_id }: { project_id: Id }) => [tag(project, project_id)];

export const getProjects = query(projectCalls.getProjects);
export const createProject = mutation(projectCalls.createProject, tagsOnCreateOrDelete(project, category));
export const updateProject = mutation(
  projectCalls.updateProject,
  (args) => [...own(args), tag(category), tag(investment), tag(figures)],
  { updates: [getProjects] },
);
export const deleteProject = mutation(projectCalls.deleteProject, tagsOnCreateOrDelete(project, category, investment));
export const addProjectImages = mutation(projectFileCalls.addProjectImages, own);
export const addProjectDocument = mutation(projectFileCalls.addProjectDocument, own);
export const deleteProjectDocument = mutation(projectFileCalls.deleteProjectDocument, own);
export const deleteProjectImage = mutation(projectFileCalls.deleteProjectImage, own);

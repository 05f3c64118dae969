import { type Endpoints, listQuery } from './endpoint.ts';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from './limits.ts';
import type { Shape, TypeOf } from './shape.ts';

export const projectStates = ['draft', 'active', 'closed'] as const;

const ownId = { project_id: 'ownId' } as const satisfies Shape;
const fields = {
  title: 'text',
  description: 'text',
  category_id: 'id',
  location: 'text?',
  target_amount: 'money',
  min_investment: 'money?',
  expected_return: 'text?',
  duration_months: 'number?',
  start_date: 'day?',
  end_date: 'day?',
  status: { oneOf: projectStates },
} as const satisfies Shape;

const projectImage = { image_id: 'ownId', url: 'text' } as const satisfies Shape;
/** `size` is in bytes. */
const projectDocument = {
  document_id: 'ownId',
  document_name: 'text',
  url: 'text',
  size: 'number?',
} as const satisfies Shape;

/**
 * A project to invest in. `expected_return` is free text; `raised_amount` is the sum of the approved investments.
 * Source: specification §3 (the names of the ids).
 */
export const project = {
  ...ownId,
  ...fields,
  category_name: 'text?',
  raised_amount: 'money?',
  images: { listOf: projectImage },
  documents: { listOf: projectDocument },
  created_at: 'moment?',
} as const satisfies Shape;

export interface Project extends TypeOf<typeof project> {}

/** The endpoints for projects. Source: specification §7. */
export const projectEndpoints = {
  getProjects: { method: 'GET', path: '/admin/get-all-project', query: listQuery, page: project },
  createProject: { method: 'POST', path: '/admin/create-project', json: fields, row: project },
  updateProject: {
    method: 'POST',
    path: '/admin/update-project',
    json: { ...ownId, ...fields },
    isPartial: true,
    row: project,
  },
  deleteProject: { method: 'DELETE', path: '/admin/delete-project', json: ownId },
} as const satisfies Endpoints;

/** The endpoints for a project's files. Source: specification §7, which names every field. */
export const projectFileEndpoints = {
  addProjectImages: {
    method: 'POST',
    path: '/admin/add-project-images',
    form: { project_id: 'id', images: 'files' },
    // The console sends one image per request. The API accepts five images of the maximum size.
    maxFileBytes: 5 * IMAGE_MAX_BYTES,
    list: projectImage,
  },
  addProjectDocument: {
    method: 'POST',
    path: '/admin/add-project-documents',
    form: { project_id: 'id', document_name: 'text', document: 'file' },
    maxFileBytes: DOCUMENT_MAX_BYTES,
    row: projectDocument,
  },
  deleteProjectDocument: {
    method: 'POST',
    path: '/admin/delete-project-document',
    json: { document_id: 'ownId', project_id: 'id' },
  },
  deleteProjectImage: {
    method: 'POST',
    path: '/admin/delete-project-image',
    json: { image_id: 'ownId', project_id: 'id' },
  },
} as const satisfies Endpoints;

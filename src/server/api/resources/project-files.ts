import { documentTypes, imageTypes } from '../../../contract/files.ts';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, IMAGES_PER_PROJECT, maxLengths } from '../../../contract/limits.ts';
import { projectFileCalls } from '../../../contract/projects.ts';
import { nextId, type Row, removeRow, requireRow } from '../data/tables.ts';
import { noTables, resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { ok } from '../wire/answers.ts';
import { invalid } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';
import { checkFile, filesOf, singleFile } from '../wire/uploads.ts';

export const projectFiles = resource(projectFileCalls, noTables, {
  async addProjectImages(call, services) {
    const read = new FieldReader(call.fields);
    const id = read.id('project_id');
    read.check();
    const parts = filesOf(call.uploads, 'images');
    if (parts.length === 0) throw invalid({ images: ['Choose a file.'] });
    const project = requireProject(id, services);
    requireRoom(project, parts.length);
    const images = parts.map((part) => checkFile(part, imageTypes, IMAGE_MAX_BYTES));
    const stored: Row<'files'>[] = [];
    return keepOrRemove(stored, services, async () => {
      for (const image of images) stored.push(await services.files.put({ ...image, downloadName: null }));
      // Time has passed: the project may be gone or full.
      call.actor();
      requireRoom(requireProject(id, services), stored.length);
      const added = stored.map(({ name: file }) => ({ image_id: nextId(services.tables), file }));
      project.images.push(...added);
      return ok(
        'Images added.',
        added.map(({ image_id, file }) => ({ image_id, url: services.urlOf(file) })),
      );
    });
  },

  async addProjectDocument(call, services) {
    const read = new FieldReader(call.fields);
    const id = read.id('project_id');
    const documentName = read.text('document_name', maxLengths.documentName);
    read.check();
    const part = singleFile(call.uploads, 'document');
    const project = requireProject(id, services);
    const document = checkFile(part, documentTypes, DOCUMENT_MAX_BYTES);
    const stored: Row<'files'>[] = [];
    return keepOrRemove(stored, services, async () => {
      const downloadName = withExtension(documentName, document.extension);
      const row = await services.files.put({ ...document, downloadName });
      stored.push(row);
      call.actor();
      requireProject(id, services);
      const added = {
        document_id: nextId(services.tables),
        document_name: documentName,
        file: row.name,
        size: row.size,
      };
      project.documents.push(added);
      const { file, ...entity } = added;
      return ok('Document added.', { ...entity, url: services.urlOf(file) });
    });
  },

  async deleteProjectDocument(call, services) {
    const read = new FieldReader(call.fields);
    const [projectId, documentId] = [read.id('project_id'), read.id('document_id')];
    read.check();
    const { documents } = requireProject(projectId, services);
    const document = requireRow(documents, 'document_id', documentId);
    removeRow(documents, document);
    services.files.remove(document.file);
    return ok('Document deleted.', null);
  },

  async deleteProjectImage(call, services) {
    const read = new FieldReader(call.fields);
    const [projectId, imageId] = [read.id('project_id'), read.id('image_id')];
    read.check();
    const { images } = requireProject(projectId, services);
    const image = requireRow(images, 'image_id', imageId);
    removeRow(images, image);
    services.files.remove(image.file);
    return ok('Image deleted.', null);
  },
});

/** Does the rest of an upload; files that were stored for one that fails are removed again. */
async function keepOrRemove<Answer>(
  stored: readonly Row<'files'>[],
  { files }: Services,
  finish: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await finish();
  } catch (error) {
    for (const { name } of stored) files.remove(name);
    throw error;
  }
}

function requireProject(id: string, { tables }: Services): Row<'projects'> {
  return requireRow(tables.projects, 'project_id', id);
}

function requireRoom({ images }: Row<'projects'>, count: number): void {
  if (images.length + count > IMAGES_PER_PROJECT) {
    throw invalid({ images: [`A project has at most ${IMAGES_PER_PROJECT} images; this one has ${images.length}.`] });
  }
}

function withExtension(name: string, extension: string): string {
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}

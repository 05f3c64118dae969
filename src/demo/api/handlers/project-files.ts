import { documentTypes, imageTypes } from '../../../contract/files.ts';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, IMAGES_PER_PROJECT } from '../../../contract/limits.ts';
import { projectFileEndpoints } from '../../../contract/projects.ts';
import { nextId, requireRow } from '../data/tables.ts';
import { invalid } from '../failure.ts';
import type { DemoRequest, HandlersOf, Services } from '../services.ts';
import { ok } from '../wire/responses.ts';
import { checkFile, filesOf, singleFile } from '../wire/uploads.ts';
import { readValues } from '../wire/values.ts';

export const projectFiles: HandlersOf<typeof projectFileEndpoints> = {
  addProjectImages(request, services) {
    const { project_id } = readValues(projectFileEndpoints.addProjectImages.form, request.fields);
    const parts = filesOf(request.uploads, 'images');
    if (parts.length === 0) throw invalid({ images: ['Choose a file.'] });
    const { images } = requireRow(services.tables.projects, 'project_id', project_id);
    if (images.length + parts.length > IMAGES_PER_PROJECT)
      throw invalid({ images: [`A project has at most ${IMAGES_PER_PROJECT} images; this one has ${images.length}.`] });
    const stored = services.files.put(parts.map((part) => checkFile(part, imageTypes, IMAGE_MAX_BYTES)));
    const added = stored.map(({ name: file }) => ({ image_id: nextId(services.tables), file }));
    images.push(...added);
    return ok(
      'Images added.',
      added.map(({ image_id, file }) => ({ image_id, url: services.urlOf(file) })),
    );
  },

  addProjectDocument(request, services) {
    const { project_id, document_name } = readValues(projectFileEndpoints.addProjectDocument.form, request.fields);
    const part = singleFile(request.uploads, 'document');
    const { documents } = requireRow(services.tables.projects, 'project_id', project_id);
    const document = checkFile(part, documentTypes, DOCUMENT_MAX_BYTES);
    const ending = `.${document.extension}`;
    const downloadName = document_name.toLowerCase().endsWith(ending) ? document_name : document_name + ending;
    const [{ name: file, size }] = services.files.put([{ ...document, downloadName }]);
    const entity = { document_id: nextId(services.tables), document_name, size };
    documents.push({ ...entity, file });
    return ok('Document added.', { ...entity, url: services.urlOf(file) });
  },

  deleteProjectDocument: (request, services) => deleteFile(request, services, 'documents', 'document_id'),
  deleteProjectImage: (request, services) => deleteFile(request, services, 'images', 'image_id'),
};

function deleteFile(
  { fields }: DemoRequest,
  { tables, files }: Services,
  list: 'documents' | 'images',
  key: 'document_id' | 'image_id',
) {
  const ids = readValues({ project_id: 'id', [key]: 'ownId' }, fields);
  const project = requireRow(tables.projects, 'project_id', ids.project_id);
  const rows: { file: string }[] = project[list];
  const row = requireRow(rows, key as never, ids[key]);
  rows.splice(rows.indexOf(row), 1);
  files.remove(row.file);
  return ok('Deleted.', null);
}

import { documentTypes, imageTypes } from '../../../contract/files.ts';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, IMAGES_PER_PROJECT, maxLengths } from '../../../contract/limits.ts';
import { projectFileCalls } from '../../../contract/projects.ts';
import { nextId, removeRow, rowOf } from '../data/tables.ts';
import { noTables, resource } from '../resource.ts';
import { invalid } from '../wire/failure.ts';
import { id, readFields, required, text } from '../wire/fields.ts';
import { ok } from '../wire/responses.ts';
import { checkFile, filesOf, singleFile } from '../wire/uploads.ts';

export const projectFiles = resource(projectFileCalls, noTables, {
  addProjectImages(call, services) {
    readFields(call.fields, { project_id: id });
    const parts = filesOf(call.uploads, 'images');
    if (parts.length === 0) throw invalid({ images: ['Choose a file.'] });
    const { images } = rowOf(call.fields, services.tables.projects, 'project_id');
    if (images.length + parts.length > IMAGES_PER_PROJECT)
      throw invalid({
        images: [`A project has at most ${IMAGES_PER_PROJECT} images; this one has ${images.length}.`],
      });
    const stored = services.files.put(parts.map((part) => checkFile(part, imageTypes, IMAGE_MAX_BYTES)));
    const added = stored.map(({ name: file }) => ({ image_id: nextId(services.tables), file }));
    images.push(...added);
    return ok(
      'Images added.',
      added.map(({ image_id, file }) => ({ image_id, url: services.urlOf(file) })),
    );
  },

  addProjectDocument(call, services) {
    const fields = { project_id: id, document_name: required(text(maxLengths.documentName)) };
    const { document_name } = readFields(call.fields, fields);
    const part = singleFile(call.uploads, 'document');
    const { documents } = rowOf(call.fields, services.tables.projects, 'project_id');
    const document = checkFile(part, documentTypes, DOCUMENT_MAX_BYTES);
    const downloadName = withExtension(document_name, document.extension);
    const [{ name: file, size }] = services.files.put([{ ...document, downloadName }]);
    const entity = { document_id: nextId(services.tables), document_name, size };
    documents.push({ ...entity, file });
    return ok('Document added.', { ...entity, url: services.urlOf(file) });
  },

  deleteProjectDocument(call, services) {
    readFields(call.fields, { project_id: id, document_id: id });
    const { documents } = rowOf(call.fields, services.tables.projects, 'project_id');
    const document = rowOf(call.fields, documents, 'document_id');
    removeRow(documents, document);
    services.files.remove(document.file);
    return ok('Document deleted.', null);
  },

  deleteProjectImage(call, services) {
    readFields(call.fields, { project_id: id, image_id: id });
    const { images } = rowOf(call.fields, services.tables.projects, 'project_id');
    const image = rowOf(call.fields, images, 'image_id');
    removeRow(images, image);
    services.files.remove(image.file);
    return ok('Image deleted.', null);
  },
});

function withExtension(name: string, extension: string): string {
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}

import clsx from 'clsx';
import { useState } from 'react';
import { type Outcome, useMutation } from '../../../../api/hooks/use-mutation.ts';
import {
  addProjectDocument,
  addProjectImages,
  deleteProjectDocument,
  deleteProjectImage,
} from '../../../../api/projects.ts';
import { IMAGES_PER_PROJECT } from '../../../../contract/limits.ts';
import type { Project } from '../../../../contract/projects.ts';
import { countOf } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { fileHref, pictureHref } from '../../../api-url.ts';
import { documentRule, fileNameOf, formatSize, imageRule } from '../../../files/check-file.ts';
import { Icon } from '../../../kit/Icon.tsx';
import * as kit from '../../../kit/Kit.module.css';
import { Panel, Panels } from '../../../kit/Panel.tsx';
import { DeleteDialog } from '../../../rows/DeleteAction.tsx';
import * as styles from './ProjectFiles.module.css';
import { Uploads } from './Uploads.tsx';
import { titleOf } from './use-uploads.ts';

interface Deleted {
  readonly name: string;
  readonly imageUrl?: string;
  readonly remove: () => Promise<Outcome<null>>;
}

interface ProjectFilesProps {
  project: Project;
  /** Refetches the project. */
  onReload: () => Promise<unknown>;
}

interface FilesProps extends ProjectFilesProps {
  onDelete: (file: Deleted) => void;
}

export function ProjectFiles(props: ProjectFilesProps) {
  const [toDelete, setToDelete] = useState<Deleted>();
  const close = () => setToDelete(undefined);
  return (
    <>
      <Panels>
        <ProjectImages {...props} onDelete={setToDelete} />
        <ProjectDocuments {...props} onDelete={setToDelete} />
      </Panels>
      {toDelete && (
        <DeleteDialog
          name={toDelete.name}
          onDelete={toDelete.remove}
          onReload={props.onReload}
          onDeleted={close}
          onCancel={close}
        >
          <p>This permanently deletes the file.</p>
          {toDelete.imageUrl && (
            <img className={styles.toDelete} src={pictureHref(toDelete.imageUrl)} alt="" width={320} height={200} />
          )}
        </DeleteDialog>
      )}
    </>
  );
}

function ProjectImages({ project, onReload, onDelete }: FilesProps) {
  const { project_id, title, images } = project;
  const [addImages] = useMutation(addProjectImages);
  const [deleteImage] = useMutation(deleteProjectImage);
  const count = `${images.length} of ${IMAGES_PER_PROJECT}`;
  return (
    <Panel title="Images" aside={<span className={text.note}>{count}</span>}>
      {images.length === 0 && <p className={text.mute}>No images yet.</p>}
      {images.length > 0 && (
        <ul className={styles.thumbs} aria-label="Images of the project">
          {images.map(({ image_id, url }, index) => (
            <li key={image_id} className={clsx(kit.sheet, styles.thumb)}>
              <a
                href={pictureHref(url)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open image ${index + 1} in a new tab`}
              >
                <img
                  className={styles.image}
                  src={pictureHref(url)}
                  alt={`${title} ${index + 1}`}
                  width={160}
                  height={100}
                  loading="lazy"
                />
              </a>
              <Button
                className={styles.remove}
                size="icon"
                aria-label={`Delete image ${index + 1}`}
                onClick={() =>
                  onDelete({
                    name: fileNameOf(url) ?? `Image ${index + 1}`,
                    imageUrl: url,
                    remove: () => deleteImage({ image_id, project_id }),
                  })
                }
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Uploads
        project={project}
        noun={['image', 'images']}
        rule={imageRule}
        hint={`each, ${IMAGES_PER_PROJECT} per project`}
        room={IMAGES_PER_PROJECT - images.length}
        send={({ file }, onProgress) => addImages({ project_id, images: [file] }, onProgress)}
        onReload={onReload}
      />
    </Panel>
  );
}

/** Several documents can be named before they are sent. */
function ProjectDocuments({ project, onReload, onDelete }: FilesProps) {
  const { project_id, documents } = project;
  const [addDocument] = useMutation(addProjectDocument);
  const [deleteDocument] = useMutation(deleteProjectDocument);
  const noun = ['document', 'documents'] as const;
  return (
    <Panel title="Documents" aside={<span className={text.note}>{countOf(documents.length, noun)}</span>}>
      {documents.length === 0 && <p className={text.mute}>No documents yet.</p>}
      {documents.length > 0 && (
        <ul className={kit.lines} aria-label="Documents of the project">
          {documents.map(({ document_id, document_name: name, url, size }) => (
            <li key={document_id} className={kit.row}>
              <Icon name="document" />
              <span className={clsx(kit.name, kit.fill)}>
                {fileHref(url) ? (
                  <a href={fileHref(url)} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </span>
              {size !== undefined && <span className={text.note}>{formatSize(size)}</span>}
              <Button
                variant="plain"
                size="icon"
                aria-label={`Delete ${name}`}
                onClick={() => onDelete({ name, remove: () => deleteDocument({ document_id, project_id }) })}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Uploads
        project={project}
        noun={noun}
        rule={documentRule}
        hint="each"
        isNamed
        send={({ file, title }, onProgress) =>
          addDocument({ project_id, document_name: title.trim() || titleOf(file), document: file }, onProgress)
        }
        onReload={onReload}
      />
    </Panel>
  );
}

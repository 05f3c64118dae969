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
import { isBlank } from '../../../../lib/is-blank.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { fileHref, imageHref } from '../../../api-url.ts';
import { documentRule, fileNameOf, formatSize, imageRule } from '../../../files/check-file.ts';
import { Icon } from '../../../kit/Icon.tsx';
import * as kit from '../../../kit/Kit.module.css';
import { Panel } from '../../../kit/Panel.tsx';
import { DeleteDialog } from '../../../rows/DeleteAction.tsx';
import { takeImages } from './chosen-images.ts';
import * as styles from './ProjectFiles.module.css';
import { Uploads } from './Uploads.tsx';
import { titleOf, type UploadsOptions } from './use-uploads.ts';

interface ProjectImagesProps extends Pick<UploadsOptions, 'ready'> {
  /** Without a project, the images stay `ready` until there is one. */
  project?: Project;
}

export function ProjectImages({ project, ready }: ProjectImagesProps) {
  const { project_id = '', title, images = [] } = project ?? {};
  const [initial] = useState(() => takeImages(project_id));
  const [addImages] = useMutation(addProjectImages);
  const [deleteImage] = useMutation(deleteProjectImage);
  const count = `${images.length} of ${IMAGES_PER_PROJECT}`;
  return (
    <Panel title="Images" aside={<span className={text.mute}>{count}</span>}>
      {images.length === 0 ? (
        <p className={text.mute}>
          {project ? 'No images yet.' : "They'll be uploaded when you create the project. You can add documents then."}
        </p>
      ) : (
        <ul className={styles.thumbs} aria-label="Images of the project">
          {images.map(({ image_id, url }, index) => (
            <li key={image_id} className={clsx(kit.sheet, styles.thumb)}>
              <a
                href={fileHref(url)}
                target="_blank"
                rel="noreferrer"
                aria-label={`${imageHref(url) ? '' : 'No preview. '}Open image ${index + 1} in a new tab`}
              >
                {imageHref(url) ? (
                  <img
                    className={styles.image}
                    src={imageHref(url)}
                    alt={`${title} ${index + 1}`}
                    width={160}
                    height={100}
                    loading="lazy"
                  />
                ) : (
                  <span className={styles.image}>No preview.</span>
                )}
              </a>
              <DeleteFile
                label={`image ${index + 1}`}
                name={fileNameOf(url) ?? `Image ${index + 1}`}
                imageUrl={imageHref(url)}
                onDelete={() => deleteImage({ image_id, project_id })}
              />
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
        ready={ready}
        initial={initial}
        send={({ file }, onProgress) => addImages({ project_id, images: [file] }, onProgress)}
      />
    </Panel>
  );
}

/** A project's documents. Admins can choose and name several files, then upload them together. */
export function ProjectDocuments({ project }: { project: Project }) {
  const { project_id, documents } = project;
  const [addDocument] = useMutation(addProjectDocument);
  const [deleteDocument] = useMutation(deleteProjectDocument);
  const noun = ['document', 'documents'] as const;
  return (
    <Panel title="Documents" aside={<span className={text.mute}>{countOf(documents.length, noun)}</span>}>
      {documents.length === 0 ? (
        <p className={text.mute}>No documents yet.</p>
      ) : (
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
              {size !== undefined && <span className={text.mute}>{formatSize(size)}</span>}
              <DeleteFile label={name} name={name} onDelete={() => deleteDocument({ document_id, project_id })} />
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
          addDocument(
            { project_id, document_name: isBlank(title) ? titleOf(file) : title.trim(), document: file },
            onProgress,
          )
        }
      />
    </Panel>
  );
}

interface DeleteFileProps {
  label: string;
  name: string;
  imageUrl?: string | undefined;
  onDelete: () => Promise<Outcome<null>>;
}

function DeleteFile({ label, name, imageUrl, onDelete }: DeleteFileProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        className={styles.remove}
        variant="plain"
        size="icon"
        aria-label={`Delete ${label}`}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="trash" />
      </Button>
      {isAsking && (
        <DeleteDialog name={name} onDelete={onDelete} onDeleted={close} onCancel={close}>
          <p>This permanently deletes the file.</p>
          {imageUrl && <img className={styles.toDelete} src={imageUrl} alt="" width={320} height={200} />}
        </DeleteDialog>
      )}
    </>
  );
}

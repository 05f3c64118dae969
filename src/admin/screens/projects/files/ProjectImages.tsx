import { useId, useState } from 'react';
import { useAddProjectImagesMutation, useDeleteProjectImageMutation } from '../../../../api/projects.ts';
import { IMAGES_PER_PROJECT } from '../../../../contract/limits.ts';
import type { Project, ProjectImage } from '../../../../contract/projects.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { pictureHref } from '../../../api-url.ts';
import { acceptOf, describeRule, imageRule } from '../../../files/check-file.ts';
import { fileNameOf } from '../../../files/file-name.ts';
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { DropZone } from '../../../kit/upload/DropZone.tsx';
import * as styles from './ProjectFiles.module.css';
import { UploadList } from './UploadList.tsx';
import { useBatchOutcome } from './use-batch-outcome.ts';
import { useUploads } from './use-uploads.ts';

const hint = `${describeRule(imageRule)} each, ${IMAGES_PER_PROJECT} a project`;

interface ProjectImagesProps {
  project: Project;
  /** Refetches the project. */
  onReload: () => Promise<unknown>;
}

/** A project's images: view, add several, delete. */
export function ProjectImages({ project, onReload }: ProjectImagesProps) {
  const { project_id, images } = project;
  const [addImages] = useAddProjectImagesMutation();
  const inputId = useId();
  const { uploads, dispatch, add, cancel } = useUploads({
    rule: imageRule,
    room: IMAGES_PER_PROJECT - images.length,
    fullText: `A project has at most ${IMAGES_PER_PROJECT} images. Delete some first.`,
    send: ({ file }, onProgress) => addImages({ project_id, images: [file] }, onProgress),
    ...useBatchOutcome({ project, noun: ['image', 'images'] }),
    onUnsure: onReload,
  });
  return (
    <Panel
      title="Images"
      aside={
        <span className={text.note}>
          {images.length} of {IMAGES_PER_PROJECT}
        </span>
      }
    >
      <ImageGrid project={project} onReload={onReload} />
      <UploadList
        label="Uploads of images"
        uploads={uploads}
        hasPreviews
        dispatch={dispatch}
        onCancel={cancel}
        inputId={inputId}
      />
      <DropZone id={inputId} noun="images" hint={hint} accept={acceptOf(imageRule)} onFiles={add} />
    </Panel>
  );
}

function ImageGrid({ project: { project_id, title, images }, onReload }: ProjectImagesProps) {
  const [imageToDelete, setImageToDelete] = useState<{ name: string; image: ProjectImage }>();
  const [deleteImage] = useDeleteProjectImageMutation();
  return (
    <>
      {images.length === 0 && <p className={text.mute}>No images yet.</p>}
      {images.length > 0 && (
        <ul className={styles.thumbs} aria-label="Images of the project">
          {images.map((image, index) => (
            <li key={image.image_id} className={styles.thumb}>
              <a
                href={pictureHref(image.url)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open image ${index + 1} in a new tab`}
              >
                <img
                  className={styles.image}
                  src={pictureHref(image.url)}
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
                onClick={() => setImageToDelete({ name: fileNameOf(image.url) ?? `Image ${index + 1}`, image })}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {imageToDelete && (
        <DeleteDialog
          name={imageToDelete.name}
          onDelete={() => deleteImage({ image_id: imageToDelete.image.image_id, project_id })}
          onReload={onReload}
          onDeleted={() => setImageToDelete(undefined)}
          onCancel={() => setImageToDelete(undefined)}
        >
          <p>This permanently deletes the image.</p>
          <img className={styles.toDelete} src={pictureHref(imageToDelete.image.url)} alt="" width={320} height={200} />
        </DeleteDialog>
      )}
    </>
  );
}

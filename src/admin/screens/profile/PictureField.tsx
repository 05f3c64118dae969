import clsx from 'clsx';
import { type ChangeEvent, useRef, useState } from 'react';
import * as field from '../../../ui/Field.module.css';
import * as text from '../../../ui/Text.module.css';
import { acceptOf, checkFile, describeRule, imageRule } from '../../files/check-file.ts';
import * as kit from '../../kit/Kit.module.css';
import { PersonMark } from '../../kit/PersonMark.tsx';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import * as styles from './PictureField.module.css';

interface PictureFieldProps {
  id: string;
  name: string;
  imageUrl: string | undefined;
  /** The new, unsaved photo. */
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Shows the current photo, or a preview of the new one. Rejects invalid files, and crops photos to a square. */
export function PictureField({ id, name, imageUrl, file, error, onChoose }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const newest = useRef<File>(undefined);
  const preview = useObjectUrl(file);
  const message = problem ?? error;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Clears the input, so that choosing the same file again fires an event.
    target.value = '';
    if (!chosen) return;
    newest.current = chosen;
    const found = await checkFile(chosen, imageRule);
    const cropped = found ? undefined : await cropToSquare(chosen);
    // A later choice may be ready earlier.
    if (newest.current !== chosen) return;
    setProblem(found);
    onChoose(cropped);
  };
  return (
    <label className={clsx(kit.drop, styles.picture)}>
      <PersonMark name={name} imageUrl={preview ?? imageUrl} />
      <span>
        <b id={`${id}-label`}>{file || imageUrl ? 'Change photo' : 'Choose photo'}</b>
        <br />
        <span id={`${id}-hint`} className={text.mute}>
          {message && <span className={field.error}>{message} </span>}
          {file ? 'Preview. Save to apply.' : `${describeRule(imageRule)}. We'll crop your photo to a square.`}
        </span>
      </span>
      <input
        id={id}
        type="file"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-invalid={message !== undefined}
        accept={acceptOf(imageRule)}
        onChange={choose}
      />
    </label>
  );
}

const EDGE = 512;

/** Returns the centered square of a photo, at most 512 px wide; the unchanged photo if the browser can't convert it. */
async function cropToSquare(file: File): Promise<File> {
  try {
    const image = await createImageBitmap(file);
    const { width, height } = image;
    const side = Math.min(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, EDGE);
    const [left, top] = [(width - side) / 2, (height - side) / 2];
    canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.width);
    image.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.9));
    // A browser that can't encode this type creates a PNG, which would need another file name.
    return blob?.type === file.type ? new File([blob], file.name, { type: file.type }) : file;
  } catch {
    return file;
  }
}

import clsx from 'clsx';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as field from '../../../ui/Field.module.css';
import * as text from '../../../ui/Text.module.css';
import { acceptOf, checkFile, describeRule, imageRule } from '../../files/check-file.ts';
import * as kit from '../../kit/Kit.module.css';
import { PersonMark } from '../../kit/Person.tsx';
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

/** The current photo, or a preview of the new one. Rejects invalid files, and crops valid ones to a square. */
export function PictureField({ id, name, imageUrl, file, error, onChoose }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File>(undefined);
  const preview = useObjectUrl(file);
  const message = problem ?? error;
  /** Takes the chosen file, or none; the latest choice wins. */
  const choose = async (chosen: File | undefined) => {
    newest.current = chosen;
    const found = chosen && (await checkFile(chosen, imageRule));
    const square = chosen && !found ? await cropToSquare(chosen) : undefined;
    if (newest.current !== chosen) return;
    // The same file can be chosen again, once it is fixed.
    if (!square && input.current) input.current.value = '';
    setProblem(found);
    onChoose(square);
  };
  const reset = () => {
    input.current?.focus();
    void choose(undefined);
  };
  return (
    <div>
      <label className={field.label} htmlFor={id}>
        Photo
      </label>
      <span className={styles.slot}>
        <label className={clsx(kit.drop, styles.picture)}>
          <PersonMark name={name} imageUrl={preview ?? imageUrl} />
          <span className={styles.slot}>
            <b>{file || imageUrl ? 'Change photo' : 'Choose photo'}</b>
            <span id={`${id}-hint`} className={text.mute}>
              {message && <span className={field.error}>{message} </span>}
              {file ? 'Preview. Save to apply.' : `${describeRule(imageRule)}. It's cropped to a centered square.`}
            </span>
          </span>
          <input
            ref={input}
            id={id}
            type="file"
            aria-label="Photo"
            aria-describedby={`${id}-hint`}
            aria-invalid={message !== undefined}
            accept={acceptOf(imageRule)}
            onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
          />
        </label>
        {file && (
          <Button size="small" onClick={reset}>
            Keep current photo
          </Button>
        )}
      </span>
    </div>
  );
}

const EDGE = 512;

/** Returns the centered square of a photo, at most 512 px wide. A photo that can't be drawn is returned as it is. */
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
    // A browser that can't encode this type writes a PNG, which would need another name.
    return blob?.type === file.type ? new File([blob], file.name, { type: file.type }) : file;
  } catch {
    return file;
  }
}

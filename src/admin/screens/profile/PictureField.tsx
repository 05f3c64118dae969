import clsx from 'clsx';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as field from '../../../ui/Field.module.css';
import * as text from '../../../ui/Text.module.css';
import { acceptOf, checkFile, describeRule, imageRule } from '../../files/check-file.ts';
import * as kit from '../../kit/Kit.module.css';
import { PersonMark } from '../../kit/Person.tsx';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import { cropToSquare } from './crop-to-square.ts';
import * as styles from './PictureField.module.css';

interface PictureFieldProps {
  id: string;
  /** Name of the person in the photo. */
  name: string;
  /** The current photo. */
  imageUrl: string | undefined;
  /** The new, unsaved photo. */
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** The current photo, or a preview of the new one. Rejects invalid files, and crops valid ones to a square. */
export function PictureField({ id, name, imageUrl, file, error, onChoose }: PictureFieldProps) {
  const { message, take } = useChosenPhoto(onChoose);
  const preview = useObjectUrl(file);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again, once it is fixed.
    if (chosen && !(await take(chosen))) target.value = '';
  };
  const keep = () => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.value = '';
    input?.focus();
    void take(undefined);
  };
  return (
    <div>
      <label className={field.label} htmlFor={id}>
        Photo
      </label>
      <span className={styles.place}>
        <label className={clsx(kit.drop, styles.picture)}>
          <PersonMark name={name} imageUrl={preview ?? imageUrl} />
          <span className={styles.place}>
            <b>{file || imageUrl ? 'Change photo' : 'Choose photo'}</b>
            <span id={`${id}-hint`} className={text.mute}>
              {(message ?? error) && <span className={field.error}>{message ?? error} </span>}
              {file ? 'Preview. Save to apply.' : `${describeRule(imageRule)}. It is cropped to a centered square.`}
            </span>
          </span>
          <input
            id={id}
            type="file"
            aria-label="Photo"
            aria-describedby={`${id}-hint`}
            aria-invalid={(message ?? error) !== undefined}
            accept={acceptOf(imageRule)}
            onChange={choose}
          />
        </label>
        {file && (
          <Button size="small" onClick={keep}>
            Keep current photo
          </Button>
        )}
      </span>
    </div>
  );
}

/** Checks a chosen photo and crops it to a square; the latest choice wins. */
function useChosenPhoto(onChoose: PictureFieldProps['onChoose']) {
  const [message, setMessage] = useState<string>();
  const newest = useRef<File>(undefined);
  /** Replaces or clears the chosen file. Returns `false` if the file is invalid. */
  const take = async (chosen: File | undefined): Promise<boolean> => {
    newest.current = chosen;
    const problem = chosen && (await checkFile(chosen, imageRule));
    const square = chosen && !problem ? await cropToSquare(chosen) : undefined;
    if (newest.current !== chosen) return true;
    setMessage(problem);
    onChoose(square);
    return !problem;
  };
  return { message, take };
}

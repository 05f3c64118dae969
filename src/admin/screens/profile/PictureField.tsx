import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { acceptOf, checkFile, describeRule, imageRule } from '../../files/check-file.ts';
import { PersonMark } from '../../kit/Person.tsx';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import * as styles from './PictureField.module.css';

interface PictureFieldProps {
  id: string;
  /** Whose picture it is. */
  name: string;
  /** The present picture. */
  imageUrl: string | undefined;
  /** The new one, as yet unsaved. */
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** One's picture: what it is now, or what it will be once saved. A file that can't be used is not taken. */
export function PictureField({ id, name, imageUrl, file, error, onChoose }: PictureFieldProps) {
  const [message, setMessage] = useState<string>();
  const newest = useRef<File>(undefined);
  const preview = useObjectUrl(file);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    newest.current = chosen;
    const found = await checkFile(chosen, imageRule);
    if (newest.current !== chosen) return;
    setMessage(found);
    onChoose(found ? undefined : chosen);
    // The same file can be chosen again, once it was mended.
    if (found) target.value = '';
  };
  const keep = () => {
    newest.current = undefined;
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.value = '';
    input?.focus();
    setMessage(undefined);
    onChoose(undefined);
  };
  return (
    <div className={styles.picture}>
      <span className={styles.frame}>
        <PersonMark name={name} imageUrl={preview ?? imageUrl} />
      </span>
      <TextField
        id={id}
        type="file"
        label="Picture"
        accept={acceptOf(imageRule)}
        hint={file ? 'Shown here as it will be once saved.' : `${describeRule(imageRule)}.`}
        error={message ?? error}
        onChange={choose}
      />
      {file && (
        <Button className={styles.keep} size="small" onClick={keep}>
          Keep the present picture
        </Button>
      )}
    </div>
  );
}

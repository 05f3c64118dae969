import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { acceptOf, checkFile, describeRule, imageRule } from '../../files/check-file.ts';
import { PersonMark } from '../../kit/Person.tsx';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import { Crop } from './Crop.tsx';
import * as styles from './PictureField.module.css';

interface PictureFieldProps {
  id: string;
  /** Name of the person on the picture. */
  name: string;
  /** The present picture. */
  imageUrl: string | undefined;
  /** The new one, as yet unsaved. */
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** One's picture: what it is now, or what it will be once saved. A file that can't be used is not taken; one that can may be cropped. */
export function PictureField({ id, name, imageUrl, file, error, onChoose }: PictureFieldProps) {
  const { message, whole, wholeCount, take } = useWholePicture(onChoose);
  const preview = useObjectUrl(file);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again, once it was mended.
    if (chosen && !(await take(chosen))) target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped) void take(dropped);
  };
  const keep = () => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.value = '';
    input?.focus();
    void take(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen by the field as well
    <div className={styles.picture} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <span className={styles.frame}>
        <PersonMark name={name} imageUrl={preview ?? imageUrl} />
      </span>
      <TextField
        id={id}
        type="file"
        label="Picture"
        accept={acceptOf(imageRule)}
        hint={file ? 'Shown here as it will be once saved.' : `Choose one or drop it here: ${describeRule(imageRule)}.`}
        error={message ?? error}
        onChange={choose}
      />
      {file && whole && <Crop key={wholeCount} file={whole} onCrop={onChoose} />}
      {file && (
        <Button className={styles.keep} size="small" onClick={keep}>
          Keep the present picture
        </Button>
      )}
    </div>
  );
}

/** The picture as it was chosen, before it is cropped. */
function useWholePicture(onChoose: PictureFieldProps['onChoose']) {
  const [message, setMessage] = useState<string>();
  const [whole, setWhole] = useState<File>();
  /** Each file begins with a square of its own. */
  const [wholeCount, setWholeCount] = useState(0);
  const newest = useRef<File>(undefined);
  /** Takes a file in place of the one before, or none; tells whether that could be. */
  const take = async (chosen: File | undefined): Promise<boolean> => {
    newest.current = chosen;
    const found = chosen && (await checkFile(chosen, imageRule));
    if (newest.current !== chosen) return true;
    setMessage(found);
    setWhole(found ? undefined : chosen);
    setWholeCount((count) => count + 1);
    onChoose(found ? undefined : chosen);
    return !found;
  };
  return { message, whole, wholeCount, take };
}

import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '../Icon.tsx';
import * as styles from './DropZone.module.css';

interface DropZoneProps {
  /** The id of its input, by which it can be given the focus. */
  id: string;
  /** The kind of file: `images`. */
  noun: string;
  /** The accepted types in words. */
  hint: ReactNode;
  /** The same for the browser's own dialog: `.jpg,.png`. */
  accept: string;
  onFiles: (files: File[]) => void;
}

/** Takes files by the browser's dialog, or dropped on it. */
export function DropZone({ id, noun, hint, accept, onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  useEffect(keepStrayFilesOut, []);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <label
      className={styles.zone}
      data-over={isOver}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span>
        <b className={styles.strong}>Choose {noun}</b> or drop them here
      </span>
      <span id={hintId} className={styles.hint} aria-hidden="true">
        {hint}
      </span>
      <input
        id={id}
        className={styles.input}
        type="file"
        multiple
        accept={accept}
        aria-describedby={hintId}
        onChange={choose}
      />
    </label>
  );
}

/** A file dropped beside the zone would replace the page with itself. */
function keepStrayFilesOut(): () => void {
  const listening = new AbortController();
  const refuse = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  addEventListener('dragover', refuse, { signal: listening.signal });
  addEventListener('drop', refuse, { signal: listening.signal });
  return () => listening.abort();
}

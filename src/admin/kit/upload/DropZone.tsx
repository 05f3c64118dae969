import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import * as text from '../../../ui/Text.module.css';
import { Icon } from '../Icon.tsx';
import * as kit from '../Kit.module.css';

interface DropZoneProps {
  id: string;
  /** The kind of files, such as `images`. */
  noun: string;
  hint: ReactNode;
  accept: string;
  onFiles: (files: File[]) => void;
}

export function DropZone({ id, noun, hint, accept, onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  useEffect(keepStrayFilesOut, []);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Clears the input, so that choosing the same file again fires an event.
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
      className={kit.drop}
      data-over={isOver}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span>
        <b>Choose {noun}</b> or drop them here
      </span>
      <span id={hintId} className={text.mute} aria-hidden="true">
        {hint}
      </span>
      <input id={id} type="file" multiple accept={accept} aria-describedby={hintId} onChange={choose} />
    </label>
  );
}

/** Ignores files dropped elsewhere on the page, because the browser would replace the page with the file. */
function keepStrayFilesOut(): () => void {
  const listening = new AbortController();
  const reject = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  addEventListener('dragover', reject, { signal: listening.signal });
  addEventListener('drop', reject, { signal: listening.signal });
  return () => listening.abort();
}

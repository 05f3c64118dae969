import { type Dispatch, type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { formatSize } from '../../../kit/upload/format-size.ts';
import { useObjectUrl } from '../../../kit/upload/use-object-url.ts';
import * as styles from './UploadList.module.css';
import type { Upload, UploadAction, UploadPhase } from './upload-state.ts';

interface UploadListProps {
  /** Names the list: `Uploads of images`. */
  label: string;
  uploads: readonly Upload[];
  /** The files are pictures, which are shown. */
  hasPreviews?: boolean;
  /** A field about a file: its name. */
  fieldOf?: (upload: Upload) => ReactNode;
  dispatch: Dispatch<UploadAction>;
  onCancel: (key: string) => void;
  /** The id of what gets the focus when the row that had it has gone. */
  inputId: string;
}

/** Files on their way, a row each: preview, progress, what went wrong, and what to do about it. */
export function UploadList({ label, uploads, hasPreviews = false, fieldOf, inputId, ...actions }: UploadListProps) {
  const watch = useLostFocus(() => document.getElementById(inputId)?.focus());
  return (
    <div className={styles.place} {...watch}>
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {uploads.map((upload) => (
            <Row key={upload.key} upload={upload} hasPreview={hasPreviews} field={fieldOf?.(upload)} {...actions} />
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = Pick<UploadListProps, 'dispatch' | 'onCancel'> & { upload: Upload };

function Row({ upload, hasPreview, field, ...actions }: RowProps & { hasPreview: boolean; field: ReactNode }) {
  const { file, phase } = upload;
  const isFit = phase.kind !== 'checking' && phase.kind !== 'unfit';
  return (
    <li className={styles.row}>
      {hasPreview && isFit ? <Preview file={file} /> : <Icon name="document" />}
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.note}>
          {formatSize(file.size)}, {wordOf(phase)}
        </p>
        {phase.kind === 'sending' && (
          // All of it has gone out: nobody knows how long it takes to be stored.
          <progress
            className={styles.bar}
            value={phase.sentShare < 1 ? phase.sentShare : undefined}
            aria-label={`Upload of ${file.name}`}
          />
        )}
        {'message' in phase && <p className={styles.message}>{phase.message}</p>}
        {field}
      </div>
      <Actions upload={upload} {...actions} />
    </li>
  );
}

/** A small picture of an image that is still only here. Decoration: its name stands beside it. */
function Preview({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return url ? <img className={styles.preview} src={url} alt="" width={64} height={48} /> : null;
}

/** Cancel turns into Retry in the same place, so that the focus stays where it is. */
function Actions({ upload: { key, file, phase }, dispatch, onCancel }: RowProps) {
  const { kind } = phase;
  const isRetry = kind === 'failed' || kind === 'canceled';
  return (
    <div className={styles.actions}>
      {(isRetry || kind === 'waiting' || kind === 'sending') && (
        <Button
          size="small"
          aria-label={`${isRetry ? 'Retry' : 'Cancel'} ${file.name}`}
          onClick={() => (isRetry ? dispatch({ type: 'upload/retried', key }) : onCancel(key))}
        >
          {isRetry ? 'Retry' : 'Cancel'}
        </Button>
      )}
      {(isRetry || kind === 'ready' || kind === 'unfit') && (
        <Button
          variant="plain"
          size="icon"
          aria-label={`Remove ${file.name}`}
          onClick={() => dispatch({ type: 'upload/removed', key })}
        >
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}

const words = {
  checking: 'checking',
  ready: 'not sent yet',
  waiting: 'waiting',
  canceled: 'canceled',
  unfit: 'not accepted',
  failed: 'not uploaded',
  done: 'uploaded',
} as const;

function wordOf(phase: UploadPhase): string {
  if (phase.kind !== 'sending') return words[phase.kind];
  return phase.sentShare < 1 ? `${Math.floor(phase.sentShare * 100)}%` : 'being stored';
}

/** Notices when what had the focus has gone: a row that is done, a button that has nothing left to do. */
function useLostFocus(onLost: () => void) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    onLost();
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}

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
  /** Shows previews of the images. */
  hasPreviews?: boolean;
  /** Renders a field: its name. */
  fieldOf?: (upload: Upload) => ReactNode;
  dispatch: Dispatch<UploadAction>;
  onCancel: (key: string) => void;
  /** Id of the element to focus when the focused row is removed. */
  inputId: string;
}

/** Uploads, one row each: preview, progress, error and actions. */
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
      {uploads.filter(({ phase }) => phase.kind === 'failed').length > 1 && (
        <Button size="small" onClick={() => actions.dispatch({ type: 'uploads/retried' })}>
          Retry all
        </Button>
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
          // Indeterminate once sent: the server's processing time is unknown.
          <progress value={phase.sentShare < 1 ? phase.sentShare : undefined} aria-label={`Upload of ${file.name}`} />
        )}
        {'message' in phase && <p className={styles.message}>{phase.message}</p>}
        {field}
      </div>
      <Actions upload={upload} {...actions} />
    </li>
  );
}

/** Thumbnail of a local image. Decorative: its name is next to it. */
function Preview({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return url ? <img className={styles.preview} src={url} alt="" width={64} height={48} /> : null;
}

/** Cancel becomes Retry in the same position, to keep the focus. */
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
  checking: 'checking…',
  ready: 'ready to upload',
  waiting: 'waiting',
  canceled: 'canceled',
  unfit: 'not allowed',
  failed: 'failed',
} as const;

function wordOf(phase: UploadPhase): string {
  if (phase.kind !== 'sending') return words[phase.kind];
  return phase.sentShare < 1 ? `${Math.floor(phase.sentShare * 100)}%` : 'processing…';
}

/** Calls `onLost` when the focused element is removed: a finished row, or its button. */
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

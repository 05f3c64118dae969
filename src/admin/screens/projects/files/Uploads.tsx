import clsx from 'clsx';
import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { countOf } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as fields from '../../../../ui/Field.module.css';
import * as text from '../../../../ui/Text.module.css';
import { acceptOf, describeRule, type FileRule, formatSize } from '../../../files/check-file.ts';
import { Icon } from '../../../kit/Icon.tsx';
import * as kit from '../../../kit/Kit.module.css';
import { DropZone } from '../../../kit/upload/DropZone.tsx';
import { useObjectUrl } from '../../../kit/upload/use-object-url.ts';
import * as styles from './ProjectFiles.module.css';
import type { Upload, UploadPhase } from './upload-state.ts';
import type { useUploads } from './use-uploads.ts';

type Files = ReturnType<typeof useUploads>;

interface UploadsProps {
  noun: readonly [one: string, many: string];
  rule: FileRule;
  hint: string;
  files: Files;
  hasPreviews?: boolean;
  fieldOf?: (upload: Upload) => ReactNode;
}

/** Uploads, one row each: preview, progress, error and actions; and the zone to add files. */
export function Uploads({ noun, rule, hint, files, hasPreviews = false, fieldOf }: UploadsProps) {
  const { uploads, dispatch, add } = files;
  const inputId = useId();
  const watch = useLostFocus(() => document.getElementById(inputId)?.focus());
  const count = (kind: UploadPhase['kind']) => uploads.filter(({ phase }) => phase.kind === kind).length;
  return (
    <>
      <div className={clsx(kit.stack, kit.said, styles.uploads)} {...watch}>
        {uploads.length > 0 && (
          <ul className={kit.lines} aria-label={`Uploads of ${noun[1]}`}>
            {uploads.map((upload) => (
              <Row key={upload.key} upload={upload} hasPreview={hasPreviews} field={fieldOf?.(upload)} files={files} />
            ))}
          </ul>
        )}
        {count('failed') > 1 && (
          <Button size="small" onClick={() => dispatch({ type: 'uploads/queued', from: 'failed' })}>
            Retry all
          </Button>
        )}
        {count('ready') > 0 && (
          <Button variant="primary" size="small" onClick={() => dispatch({ type: 'uploads/queued', from: 'ready' })}>
            Upload {countOf(count('ready'), noun)}
          </Button>
        )}
      </div>
      <DropZone
        id={inputId}
        noun={noun[1]}
        hint={`${describeRule(rule)} ${hint}`}
        accept={acceptOf(rule)}
        onFiles={add}
      />
    </>
  );
}

interface RowProps {
  upload: Upload;
  files: Files;
  hasPreview: boolean;
  field: ReactNode;
}

/** Cancel becomes Retry in the same position, to keep the focus. */
function Row({ upload: { key, file, phase }, files: { dispatch, cancel }, hasPreview, field }: RowProps) {
  const { kind } = phase;
  const isFit = kind !== 'checking' && kind !== 'unfit';
  const isRetry = kind === 'failed' || kind === 'canceled';
  const retry = () => dispatch({ type: 'upload/changed', key, phase: { kind: 'waiting' } });
  return (
    <li className={kit.wrap}>
      {hasPreview && isFit ? <Preview file={file} /> : <Icon name="document" />}
      <div className={styles.words}>
        <p className={kit.name}>{file.name}</p>
        <p className={text.note}>
          {formatSize(file.size)}, {wordOf(phase)}
        </p>
        {kind === 'sending' && (
          // Indeterminate once sent: the server's processing time is unknown.
          <progress value={phase.sentShare < 1 ? phase.sentShare : undefined} aria-label={`Upload of ${file.name}`} />
        )}
        {'message' in phase && <p className={fields.error}>{phase.message}</p>}
        {field}
      </div>
      <div className={clsx(kit.row, kit.end)}>
        {(isRetry || kind === 'waiting' || kind === 'sending') && (
          <Button
            size="small"
            aria-label={`${isRetry ? 'Retry' : 'Cancel'} ${file.name}`}
            onClick={() => (isRetry ? retry() : cancel(key))}
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
    </li>
  );
}

/** Thumbnail of a local image. Decorative: its name is next to it. */
function Preview({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return url ? <img className={styles.preview} src={url} alt="" width={64} height={48} /> : null;
}

const words = {
  checking: 'checking…',
  ready: 'ready to upload',
  waiting: 'waiting',
  canceled: 'canceled',
  unfit: 'not allowed',
  failed: 'failed',
  stopped: 'stopped',
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

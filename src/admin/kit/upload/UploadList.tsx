import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../Icon.tsx';
import { FilePreview } from './FilePreview.tsx';
import { formatSize } from './format-size.ts';
import * as styles from './UploadList.module.css';
import { useLostFocus } from './use-lost-focus.ts';

/** A file on its way, as a person sees it. */
export interface UploadRow {
  key: string;
  file: File;
  /** The state in a word or two. */
  word: string;
  /** The share that has gone out, from 0 to 1; `null` for a bar without a figure, `undefined` for none. */
  sentShare?: number | null;
  /** The reason of a refusal. */
  message?: string | undefined;
  hasPreview: boolean;
  /** The actions that make sense now. */
  can: { cancel?: boolean; retry?: boolean; remove?: boolean };
  /** A field about the file: its name. */
  field?: ReactNode;
}

interface UploadListProps {
  /** Names the list: `Uploads of images`. */
  label: string;
  rows: readonly UploadRow[];
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
  /** The row that had the focus has gone. */
  onFocusLost: () => void;
}

/** Files on their way, a row each: preview, progress, what went wrong, and what to do about it. */
export function UploadList({ label, rows, onCancel, onRetry, onRemove, onFocusLost }: UploadListProps) {
  const watch = useLostFocus(onFocusLost);
  return (
    <div className={styles.place} {...watch}>
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {rows.map((row) => (
            <li key={row.key} className={styles.row}>
              {row.hasPreview ? <FilePreview file={row.file} /> : <Icon name="document" />}
              <div className={styles.words}>
                <p className={styles.name}>{row.file.name}</p>
                <p className={styles.note}>
                  {formatSize(row.file.size)}, {row.word}
                </p>
                {row.sentShare !== undefined && (
                  <progress
                    className={styles.bar}
                    value={row.sentShare ?? undefined}
                    aria-label={`Upload of ${row.file.name}`}
                  />
                )}
                {row.message && <p className={styles.message}>{row.message}</p>}
                {row.field}
              </div>
              <Actions row={row} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ActionsProps = { row: UploadRow } & Pick<UploadListProps, 'onCancel' | 'onRetry' | 'onRemove'>;

/** Cancel turns into Retry in the same place, so that the focus stays where it is. */
function Actions({ row: { key, file, can }, onCancel, onRetry, onRemove }: ActionsProps) {
  const isRetry = can.retry ?? false;
  return (
    <div className={styles.actions}>
      {(can.cancel || isRetry) && (
        <Button
          size="small"
          aria-label={`${isRetry ? 'Retry' : 'Cancel'} ${file.name}`}
          onClick={() => (isRetry ? onRetry : onCancel)(key)}
        >
          {isRetry ? 'Retry' : 'Cancel'}
        </Button>
      )}
      {can.remove && (
        <Button variant="plain" size="icon" aria-label={`Remove ${file.name}`} onClick={() => onRemove(key)}>
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}

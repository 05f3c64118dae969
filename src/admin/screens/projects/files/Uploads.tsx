import clsx from 'clsx';
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { maxLengths } from '../../../../contract/limits.ts';
import { countOf } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as fields from '../../../../ui/Field.module.css';
import { TextField } from '../../../../ui/Field.tsx';
import * as text from '../../../../ui/Text.module.css';
import { acceptOf, describeRule, formatSize } from '../../../files/check-file.ts';
import { Icon } from '../../../kit/Icon.tsx';
import * as kit from '../../../kit/Kit.module.css';
import { DropZone } from '../../../kit/upload/DropZone.tsx';
import { useObjectUrl } from '../../../kit/upload/use-object-url.ts';
import * as styles from './ProjectFiles.module.css';
import { isUnderWay, titleOf, type Upload, type UploadsOptions, useUploads } from './use-uploads.ts';

export function Uploads({ hint, ...options }: UploadsOptions & { hint: string }) {
  const { noun, rule, isNamed = false, initial = [] } = options;
  const files = useUploads(options);
  const { uploads, queue, add } = files;
  const inputId = useId();
  const shown = useRef(initial.length > 0);
  useEffect(() => {
    if (shown.current) document.getElementById(inputId)?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [inputId]);
  const watch = useLostFocus(() => document.getElementById(inputId)?.focus());
  const isFailed = ({ state }: Upload) => state === 'failed';
  const isReady = ({ state }: Upload) => state === 'ready';
  const readyCount = uploads.filter(isReady).length;
  return (
    <>
      <div className={clsx(kit.stack, kit.said, styles.uploads)} {...watch}>
        {uploads.length > 0 && (
          <ul className={kit.lines} aria-label={`Uploads of ${noun[1]}`}>
            {uploads.map((upload) => (
              <Row key={upload.key} upload={upload} isNamed={isNamed} files={files} />
            ))}
          </ul>
        )}
        {uploads.filter(isFailed).length > 1 && (
          <Button size="small" onClick={() => queue(isFailed)}>
            Retry all
          </Button>
        )}
        {readyCount > 0 && options.project && (
          <Button variant="primary" size="small" onClick={() => queue(isReady)}>
            Upload {countOf(readyCount, noun)}
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
  isNamed: boolean;
  files: ReturnType<typeof useUploads>;
}

function Row({ upload, isNamed, files: { change, queue, remove } }: RowProps) {
  const { key, file, title, state, sentShare, message } = upload;
  return (
    <li className={kit.row}>
      {isNamed || state === 'unfit' ? <Icon name="document" /> : <Preview file={file} />}
      <div className={clsx(kit.stack, kit.fill)}>
        <p className={kit.name}>
          {file.name}{' '}
          <span className={text.mute}>
            {formatSize(file.size)}
            {isUnderWay(upload) && `, ${progressOf(upload)}`}
          </span>
        </p>
        {state === 'sending' && (
          // Indeterminate after the file is sent, because the server's processing time is unknown.
          <progress value={sentShare < 1 ? sentShare : undefined} aria-label={`Upload of ${file.name}`} />
        )}
        {message && <p className={fields.error}>{message}</p>}
        {isNamed && (state === 'ready' || state === 'failed') && (
          <TextField
            label={
              <>
                {/* Screen readers announce the field without the rest of the row. */}
                Document name<span className={text.hidden}> for {file.name}</span>
              </>
            }
            value={title}
            placeholder={titleOf(file)}
            maxLength={maxLengths.document_name}
            onChange={({ target }) => change(key, { title: target.value })}
            // Enter would save the project.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </div>
      <div className={clsx(kit.row, kit.end)}>
        {state === 'failed' && (
          <Button size="small" aria-label={`Retry ${file.name}`} onClick={() => queue((each) => each.key === key)}>
            Retry
          </Button>
        )}
        <Button
          variant="plain"
          size="icon"
          aria-label={`${isUnderWay(upload) ? 'Cancel' : 'Remove'} ${file.name}`}
          onClick={() => remove(key)}
        >
          <Icon name="close" />
        </Button>
      </div>
    </li>
  );
}

/** Thumbnail of a local image, hidden from screen readers because the file's name is next to it. */
function Preview({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return url ? <img className={clsx(styles.image, styles.preview)} src={url} alt="" width={64} height={40} /> : null;
}

function progressOf({ state, sentShare }: Upload): string {
  if (state === 'waiting') return 'waiting';
  return sentShare < 1 ? `${Math.floor(sentShare * 100)}%` : 'processing…';
}

/** Calls `onLost` when the focused element is removed, such as the button of a finished upload. */
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

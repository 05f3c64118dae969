import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { errorMessage, fieldErrors } from '../../../../api/error-message.ts';
import type { PendingMutation } from '../../../../api/hooks/use-mutation.ts';
import type { OnProgress } from '../../../../api/wire/request.ts';
import { statuses } from '../../../../contract/envelope.ts';
import { PARALLEL_UPLOADS } from '../../../../contract/limits.ts';
import { type ApiError, mayHaveChangedServer } from '../../../../http/errors.ts';
import { useSession } from '../../../../state/session/use-session.ts';
import { checkFile, type FileRule } from '../../../files/check-file.ts';
import { useIsMounted } from '../../../forms/use-is-mounted.ts';
import { useUnsaved } from '../../../navigation/use-unsaved.ts';
import {
  countPending,
  finishedBatch,
  hasUnsent,
  nextUploads,
  noUploads,
  titleOf,
  type Upload,
  type UploadAction,
  type UploadsState,
  uploadsReducer,
} from './upload-state.ts';

const SIGNED_OUT = 'Your session expired. The upload continues after you sign in.';

interface UploadsOptions {
  readonly rule: FileRule;
  /** Number of files the server still accepts. Default: unlimited. */
  readonly room?: number;
  /** Message for one file too many. */
  readonly fullText?: string;
  /** Files wait until the user names and submits them. */
  readonly isNamed?: boolean;
  readonly send: (upload: Upload, onProgress: OnProgress) => PendingMutation<unknown>;
  /** Called when a batch starts; the returned function, when it ends. */
  readonly onBatchStart: () => () => void;
  readonly onBatchDone: (batch: { done: number; failed: number }) => void;
  /** Called if a file may have arrived: refetch. */
  readonly onUnsure: () => void;
}

/**
 * Uploads files, one per request and a few in parallel.
 *
 * Always true: only valid files are sent; leaving with unsent files asks first, then aborts them.
 */
export function useUploads(options: UploadsOptions) {
  const [state, dispatch] = useReducer(uploadsReducer, noUploads);
  const keys = useRef(0);
  useUnsaved(hasUnsent(state), "Some files haven't been uploaded yet. If you leave, they won't be.");
  const { token } = useSession();
  useEffect(() => {
    // Uploads stopped by an expired session resume after the next sign-in.
    if (token) dispatch({ type: 'uploads/retried', isSignedIn: true });
  }, [token]);
  const cancel = useSendings(state, dispatch, options);
  useBatch(state, dispatch, options);

  const add = async (files: readonly File[]) => {
    const { rule, room = Number.POSITIVE_INFINITY, fullText, isNamed } = options;
    const added = files.map((file) => ({ key: String(keys.current++), file, title: titleOf(file) }));
    dispatch({ type: 'uploads/added', files: added });
    // In sequence: the first files get the remaining room.
    let left = room - countPending(state);
    for (const { key, file } of added) {
      const message = (await checkFile(file, rule)) ?? (left > 0 ? undefined : fullText);
      if (message === undefined) left -= 1;
      dispatch({ type: 'upload/checked', key, message, next: isNamed ? 'ready' : 'waiting' });
    }
  };

  return { uploads: state.uploads, dispatch, add, cancel };
}

/** Sends waiting uploads, a few at a time; aborts them on unmount. Returns a cancel function. */
function useSendings(
  state: UploadsState,
  dispatch: Dispatch<UploadAction>,
  options: UploadsOptions,
): (key: string) => void {
  const running = useRef(new Map<string, PendingMutation<unknown>>());
  const isMounted = useIsMounted();
  const start = useEffectEvent(async (upload: Upload) => {
    const { key } = upload;
    dispatch({ type: 'upload/started', key });
    const onProgress = (sentShare: number) => {
      if (running.current.get(key) === sending) dispatch({ type: 'upload/progressed', key, sentShare });
    };
    const sending = options.send(upload, onProgress);
    running.current.set(key, sending);
    const { error } = await sending;
    if (running.current.get(key) !== sending) return;
    running.current.delete(key);
    if (!isMounted()) return;
    if (error) {
      const isSignedOut = error.status === statuses.unauthorized;
      dispatch({ type: 'upload/failed', key, message: isSignedOut ? SIGNED_OUT : sentenceOf(error), isSignedOut });
      if (mayHaveChangedServer(error)) options.onUnsure();
    } else dispatch({ type: 'upload/stored', key });
  });
  useEffect(() => {
    for (const upload of nextUploads(state, PARALLEL_UPLOADS)) void start(upload);
  }, [state]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const sending of current.values()) sending.abort();
      current.clear();
    };
  }, []);
  return (key) => {
    dispatch({ type: 'upload/canceled', key });
    const sending = running.current.get(key);
    if (!sending) return;
    running.current.delete(key);
    sending.abort();
    // The server may have stored it before the abort.
    void sending.then(() => isMounted() && options.onUnsure());
  };
}

/** Reports when a batch begins and how it ends. */
function useBatch(state: UploadsState, dispatch: Dispatch<UploadAction>, options: UploadsOptions): void {
  const isUnderWay = state.uploads.some(({ phase }) => phase.kind === 'waiting' || phase.kind === 'sending');
  const begin = useEffectEvent(options.onBatchStart);
  useEffect(() => (isUnderWay ? begin() : undefined), [isUnderWay]);

  const report = useEffectEvent((batch: { done: number; failed: number }) => {
    dispatch({ type: 'uploads/reported' });
    options.onBatchDone(batch);
  });
  useEffect(() => {
    const batch = finishedBatch(state);
    if (batch) report(batch);
  }, [state]);
}

function sentenceOf(error: ApiError): string {
  return Object.values(fieldErrors(error))[0]?.join(' ') ?? errorMessage(error);
}

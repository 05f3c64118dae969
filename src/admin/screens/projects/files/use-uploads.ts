import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { errorMessage, fieldErrors } from '../../../../api/error-message.ts';
import type { Sending } from '../../../../api/hooks/use-mutation.ts';
import type { OnProgress } from '../../../../api/wire/request.ts';
import { PARALLEL_UPLOADS } from '../../../../contract/limits.ts';
import { type ApiError, leavesDoubt } from '../../../../http/errors.ts';
import { checkFile, type FileRule } from '../../../files/check-file.ts';
import { useIsMounted } from '../../../forms/use-is-mounted.ts';
import { useUnsaved } from '../../../navigation/use-unsaved.ts';
import {
  finishedBatch,
  hasUnsent,
  nextUploads,
  noUploads,
  type Upload,
  type UploadAction,
  type UploadsState,
  uploadsReducer,
} from './upload-state.ts';

interface UploadsOptions<Stored> {
  readonly rule: FileRule;
  /** The number of files that the server still takes; any by default. */
  readonly room?: number;
  /** The sentence about one file too many. */
  readonly fullText?: string;
  /** The files wait until a person has named them. */
  readonly isNamed?: boolean;
  /** The ids of what the server holds: an upload is shown until it is among them. */
  readonly storedIds: readonly string[];
  readonly send: (upload: Upload, onProgress: OnProgress) => Sending<Stored>;
  readonly idOf: (stored: Stored) => string | undefined;
  /** The first of a batch is on its way; what it answers is called when none is any more. */
  readonly onBatchStart: () => () => void;
  readonly onBatchDone: (batch: { done: number; failed: number }) => void;
  /** Nobody knows whether a file has arrived: time to look. */
  readonly onUnsure: () => void;
}

/**
 * Uploads files, one a request and a few at a time.
 *
 * Always true: a file is sent only once it was found fit; leaving while something is unsent asks first, and then stops it.
 */
export function useUploads<Stored>(options: UploadsOptions<Stored>) {
  const [state, dispatch] = useReducer(uploadsReducer, noUploads);
  const keys = useRef(0);
  useUnsaved(hasUnsent(state), 'Files that are not stored yet will not be uploaded.');
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const cancel = useSendings(state, dispatch, options);
  useBatch(state, dispatch, options);

  const add = async (files: readonly File[]) => {
    const added = files.map((file) => ({ key: String(keys.current++), file, title: nameOf(file) }));
    dispatch({ type: 'uploads/added', files: added });
    // One after the other: the first ones get the room that is left.
    for (const { key, file } of added) {
      const message = await checkFile(file, options.rule);
      const { room = Number.POSITIVE_INFINITY, fullText = '', isNamed } = latest.current;
      dispatch({ type: 'upload/checked', key, message, room, fullText, next: isNamed ? 'ready' : 'waiting' });
    }
  };

  return { uploads: state.uploads, dispatch, add, cancel };
}

/** Sends what waits, a few at a time, and stops all of it at the end. Returns how to cancel one. */
function useSendings<Stored>(
  state: UploadsState,
  dispatch: Dispatch<UploadAction>,
  options: UploadsOptions<Stored>,
): (key: string) => void {
  const running = useRef(new Map<string, Sending<Stored>>());
  const isMounted = useIsMounted();
  const start = useEffectEvent(async (upload: Upload) => {
    const { key } = upload;
    dispatch({ type: 'upload/started', key });
    const onProgress = (sentShare: number) => {
      if (running.current.get(key) === sending) dispatch({ type: 'upload/progressed', key, sentShare });
    };
    const sending = options.send(upload, onProgress);
    running.current.set(key, sending);
    const { data, error } = await sending;
    if (running.current.get(key) !== sending) return;
    running.current.delete(key);
    if (!isMounted()) return;
    if (error) {
      dispatch({ type: 'upload/failed', key, message: sentenceOf(error) });
      if (leavesDoubt(error)) options.onUnsure();
    } else {
      dispatch({ type: 'upload/stored', key, storedId: data ? options.idOf(data) : undefined });
    }
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
    // It may have arrived all the same.
    void sending.then(() => isMounted() && options.onUnsure());
  };
}

/** Tells how a batch begins and ends, and lets go of uploads that the server's list shows by now. */
function useBatch<Stored>(
  state: UploadsState,
  dispatch: Dispatch<UploadAction>,
  options: UploadsOptions<Stored>,
): void {
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

  const shownIds = state.uploads
    .map(({ phase }) => (phase.kind === 'done' ? phase.storedId : undefined))
    .filter((id) => id !== undefined && options.storedIds.includes(id))
    .join('\n');
  useEffect(() => {
    if (shownIds) dispatch({ type: 'uploads/shown', storedIds: shownIds.split('\n') });
  }, [shownIds, dispatch]);
}

/** A file's name without its extension. */
function nameOf({ name }: File): string {
  return name.replace(/\.[^.]*$/, '');
}

function sentenceOf(error: ApiError): string {
  return Object.values(fieldErrors(error))[0]?.join(' ') ?? errorMessage(error);
}

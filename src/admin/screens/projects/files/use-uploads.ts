import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { errorMessage, fieldErrors } from '../../../../api/error-message.ts';
import type { PendingMutation } from '../../../../api/hooks/use-mutation.ts';
import type { OnProgress } from '../../../../api/wire/request.ts';
import { statuses } from '../../../../contract/envelope.ts';
import { PARALLEL_UPLOADS } from '../../../../contract/limits.ts';
import type { Project } from '../../../../contract/projects.ts';
import { type ApiError, mayHaveChangedServer } from '../../../../http/errors.ts';
import { countOf } from '../../../../lib/format.ts';
import { isolate } from '../../../../lib/isolate.ts';
import { useNotificationCommands } from '../../../../state/notifications/use-notifications.ts';
import { useSession } from '../../../../state/session/use-session.ts';
import { useToast } from '../../../../toasts/use-toast.ts';
import { checkFile, type FileRule } from '../../../files/check-file.ts';
import { useIsMounted } from '../../../forms/use-is-mounted.ts';
import { useUnsaved } from '../../../navigation/use-unsaved.ts';
import { pathTo } from '../../../paths.ts';
import {
  countPending,
  hasUnsent,
  isRunning,
  nextUploads,
  titleOf,
  type Upload,
  uploadsReducer,
} from './upload-state.ts';

const SIGNED_OUT = 'Your session has ended. The upload continues after you sign in.';

interface UploadsOptions {
  readonly project: Project;
  readonly noun: readonly [one: string, many: string];
  readonly rule: FileRule;
  readonly room?: number;
  readonly fullText?: string;
  /** Files wait until the user names and submits them. */
  readonly isNamed?: boolean;
  readonly send: (upload: Upload, onProgress: OnProgress) => PendingMutation<unknown>;
  /** Refetches the project, if a file may have arrived. */
  readonly onReload: () => Promise<unknown>;
}

/**
 * Uploads files of a project, one per request and a few in parallel.
 *
 * Always true: only valid files are sent; leaving with unsent files asks first, then aborts them.
 */
export function useUploads(options: UploadsOptions) {
  const { room = Number.POSITIVE_INFINITY, rule, fullText, isNamed, send, onReload } = options;
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const keys = useRef(0);
  const running = useRef(new Map<string, PendingMutation<unknown>>());
  const isMounted = useIsMounted();
  useUnsaved(hasUnsent(uploads), "Some files haven't been uploaded yet. If you leave, they won't be.");
  const { token } = useSession();
  useEffect(() => {
    if (token) dispatch({ type: 'uploads/queued', from: 'stopped' });
  }, [token]);
  const batch = useBatch(uploads.some(isRunning), options);

  const start = useEffectEvent(async (upload: Upload) => {
    const { key } = upload;
    batch.failed.delete(key);
    dispatch({ type: 'upload/changed', key, phase: { kind: 'sending', sentShare: 0 } });
    const isCurrent = () => running.current.get(key) === sending;
    const sending = send(upload, (sentShare) => {
      if (isCurrent()) dispatch({ type: 'upload/changed', key, phase: { kind: 'sending', sentShare } });
    });
    running.current.set(key, sending);
    const { error } = await sending;
    if (!isCurrent()) return;
    running.current.delete(key);
    if (!isMounted()) return;
    if (!error) {
      batch.done += 1;
      return dispatch({ type: 'upload/stored', key });
    }
    const isSignedOut = error.status === statuses.unauthorized;
    const [kind, message] = isSignedOut ? (['stopped', SIGNED_OUT] as const) : (['failed', messageOf(error)] as const);
    if (!isSignedOut) batch.failed.add(key);
    dispatch({ type: 'upload/changed', key, phase: { kind, message } });
    if (mayHaveChangedServer(error)) void onReload();
  });
  useEffect(() => {
    for (const upload of nextUploads(uploads, PARALLEL_UPLOADS)) void start(upload);
  }, [uploads]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const sending of current.values()) sending.abort();
      current.clear();
    };
  }, []);

  return {
    uploads,
    dispatch,
    async add(files: readonly File[]) {
      const added = files.map((file) => ({ key: String(keys.current++), file, title: titleOf(file) }));
      dispatch({ type: 'uploads/added', files: added });
      // In sequence: the first files get the remaining room.
      let left = room - countPending(uploads);
      for (const { key, file } of added) {
        const message = (await checkFile(file, rule)) ?? (left > 0 ? undefined : fullText);
        if (message === undefined) left -= 1;
        const phase = message === undefined ? { kind: isNamed ? 'ready' : 'waiting' } : { kind: 'unfit', message };
        dispatch({ type: 'upload/changed', key, phase } as Parameters<typeof dispatch>[0]);
      }
    },
    cancel(key: string) {
      dispatch({ type: 'upload/changed', key, phase: { kind: 'canceled' } });
      const sending = running.current.get(key);
      if (!sending) return;
      running.current.delete(key);
      sending.abort();
      // The server may have stored it before the abort.
      void sending.then(() => isMounted() && onReload());
    },
  };
}

/** Counts a batch; reports it by a toast once nothing is running, and in Activity if some failed. */
function useBatch(isUnderWay: boolean, { project, noun }: UploadsOptions) {
  const [batch] = useState(() => ({ done: 0, failed: new Set<string>() }));
  const toast = useToast();
  const { add } = useNotificationCommands();
  const report = useEffectEvent(() => {
    const { done, failed } = batch;
    if (done + failed.size === 0) return;
    const title = isolate(project.title);
    const added = done > 0 && `${countOf(done, noun)} added to ${title}.`;
    const lost = failed.size > 0 && `Couldn't upload ${countOf(failed.size, noun)}${added ? '' : ` to ${title}`}.`;
    const text = [added, lost].filter(Boolean).join(' ');
    toast[lost ? 'error' : 'success'](text);
    if (lost) add({ title: text, href: pathTo('project', project.project_id) });
    batch.done = 0;
    failed.clear();
  });
  useEffect(() => {
    if (!isUnderWay) report();
  }, [isUnderWay]);
  return batch;
}

function messageOf(error: ApiError): string {
  return Object.values(fieldErrors(error))[0]?.join(' ') ?? errorMessage(error);
}

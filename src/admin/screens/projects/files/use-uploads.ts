import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../../../api/error-message.ts';
import { useApi } from '../../../../api/hooks/context.ts';
import type { PendingMutation } from '../../../../api/hooks/use-mutation.ts';
import { tag } from '../../../../api/tags.ts';
import type { OnProgress } from '../../../../api/wire/request.ts';
import { statuses } from '../../../../contract/envelope.ts';
import { IMAGES_PER_PROJECT, maxLengths, PARALLEL_UPLOADS } from '../../../../contract/limits.ts';
import { type Project, project } from '../../../../contract/projects.ts';
import { countOf } from '../../../../lib/format.ts';
import { isolate } from '../../../../lib/isolate.ts';
import { useNotificationCommands } from '../../../../state/use-notifications.ts';
import { useSession } from '../../../../state/use-session.ts';
import { useToast } from '../../../../toasts/use-toast.ts';
import { checkFile, type FileRule } from '../../../files/check-file.ts';
import { useUnsaved } from '../../../navigation/use-navigation.ts';
import { pathTo } from '../../../paths.ts';

export interface Upload {
  readonly key: string;
  readonly file: File;
  /** The name of a document. */
  readonly title: string;
  /** `ready`: not queued yet, so that the user can name the file. `stopped`: until sign-in. `unfit`: never sent. */
  readonly state: 'ready' | 'waiting' | 'sending' | 'failed' | 'stopped' | 'unfit';
  readonly sentShare: number;
  /** Why the file isn't being sent. */
  readonly message?: string | undefined;
}

export interface UploadsOptions {
  /** `undefined` for a new project, whose files stay `ready`. */
  readonly project: Project | undefined;
  /** Receives a function that returns the files that are ready, after which leaving needs no confirmation. */
  readonly ready?: RefObject<(() => readonly File[]) | undefined> | undefined;
  /** Files to add on mount. */
  readonly initial?: readonly File[];
  readonly noun: readonly [one: string, many: string];
  readonly rule: FileRule;
  /** The number of files that can be added. Default: no limit. */
  readonly room?: number;
  /** True if the user names files before uploading them. */
  readonly isNamed?: boolean;
  readonly send: (upload: Upload, onProgress: OnProgress) => PendingMutation<unknown>;
}

const SIGNED_OUT = 'Your session has ended. The upload continues after you sign in.';
const FULL = `A project has at most ${IMAGES_PER_PROJECT} images. Delete some first.`;

/**
 * Uploads files to a project, one per request and a few in parallel. Leaving before all uploads have ended needs
 * confirmation, and aborts their requests.
 *
 * Invariants: only valid files are sent. A file stays in the list until it is stored or the user removes it.
 */
export function useUploads(options: UploadsOptions) {
  const { project, room = Number.POSITIVE_INFINITY, rule, isNamed, ready, initial = [] } = options;
  const list = useUploadList();
  const { uploads, append, change, drop, queue } = list;
  const keys = useRef(0);
  /** `room` without the files that were stored since the project was last fetched. */
  const left = useRef(room);
  useEffect(() => {
    left.current = room;
  }, [room]);
  const abort = useSending(list, options, left);
  const hasUnsent = uploads.some((upload) => isPending(upload) || upload.state === 'stopped');
  const release = useUnsaved(hasUnsent, "Some files haven't been uploaded yet. If you leave, they won't be.");
  const { token } = useSession();
  const resume = useEffectEvent(() => queue(({ state }) => state === 'stopped'));
  useEffect(() => {
    if (token) resume();
  }, [token]);
  useEffect(() => {
    if (!ready) return;
    ready.current = () => {
      release();
      return uploads.filter(({ state }) => state === 'ready').map(({ file }) => file);
    };
  });
  const addInitial = useEffectEvent(() => initial.length > 0 && void add(initial));
  useEffect(() => void addInitial(), []);
  async function add(files: readonly File[]) {
    const added = await Promise.all(
      files.map(async (file) => ({ file, key: String(keys.current++), fault: await checkFile(file, rule) })),
    );
    append((earlier) => {
      let free = left.current - earlier.filter(isPending).length;
      return added.map(({ fault, key, file }): Upload => {
        const message = fault ?? (free > 0 ? undefined : FULL);
        if (!message) free -= 1;
        const state = message ? 'unfit' : isNamed || !project ? 'ready' : 'waiting';
        return { key, file, title: titleOf(file), state, sentShare: 0, message };
      });
    });
  }
  return {
    uploads,
    change,
    queue,
    add,
    remove(key: string) {
      drop(key);
      abort(key);
    },
  };
}

/** Holds the list of uploads. A change of a removed upload is a no-op. */
function useUploadList() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const edit = (isMeant: (upload: Upload) => boolean, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (isMeant(upload) ? { ...upload, ...changes } : upload)));
  return {
    uploads,
    append: (added: (earlier: readonly Upload[]) => readonly Upload[]) => setUploads((all) => [...all, ...added(all)]),
    change: (key: string, changes: Partial<Upload>) => edit((upload) => upload.key === key, changes),
    drop: (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key)),
    /** Queues files: each is sent once fewer than `PARALLEL_UPLOADS` are being sent. */
    queue: (isMeant: (upload: Upload) => boolean) => edit(isMeant, { state: 'waiting', message: undefined }),
  };
}

/** Sends the waiting files. Returns a function that aborts a file's request, by its key. */
function useSending(list: ReturnType<typeof useUploadList>, options: UploadsOptions, left: RefObject<number>) {
  const { uploads, change, drop } = list;
  const running = useRef(new Map<string, PendingMutation<unknown>>());
  const batch = useBatch(uploads.some(isUnderWay), options);
  const { cache } = useApi();
  const start = useEffectEvent(async (upload: Upload) => {
    const { key } = upload;
    batch.failed.delete(key);
    change(key, { state: 'sending', sentShare: 0 });
    const sending = options.send(upload, (sentShare) => change(key, { sentShare }));
    running.current.set(key, sending);
    const { error } = await sending;
    // A missing key means that the upload was aborted.
    if (!running.current.delete(key)) return;
    if (!error) {
      batch.done += 1;
      left.current -= 1;
      return drop(key);
    }
    if (error.status === statuses.unauthorized) change(key, { state: 'stopped', message: SIGNED_OUT });
    else {
      batch.failed.add(key);
      // Checks the file again, because it may have been moved or deleted.
      change(key, { state: 'failed', message: (await checkFile(upload.file, options.rule)) ?? errorMessage(error) });
    }
  });
  useEffect(() => {
    const free = PARALLEL_UPLOADS - running.current.size;
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, free)) void start(upload);
  }, [uploads]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const sending of current.values()) sending.abort();
      current.clear();
    };
  }, []);
  return (key: string) => {
    const sending = running.current.get(key);
    if (!sending) return;
    running.current.delete(key);
    sending.abort();
    // The server may have stored the file before the abort.
    void sending.then(() => cache.invalidate([tag(project, options.project?.project_id)]));
  };
}

export function isUnderWay({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending';
}

/** Returns whether a file is ready, waiting or being sent. */
function isPending(upload: Upload): boolean {
  return isUnderWay(upload) || upload.state === 'ready';
}

/** Counts a batch of uploads. Once all have ended, shows the counts in a toast and, if some failed, in Activity. */
function useBatch(isRunning: boolean, { project, noun }: UploadsOptions) {
  const [batch] = useState(() => ({ done: 0, failed: new Set<string>() }));
  const toast = useToast();
  const { add } = useNotificationCommands();
  const report = useEffectEvent(() => {
    const { done, failed } = batch;
    if (!project || done + failed.size === 0) return;
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
    if (!isRunning) report();
  }, [isRunning]);
  return batch;
}

/** Returns a file's name without its extension, cut to the length of a document's name. */
export function titleOf({ name }: File): string {
  const title = name.replace(/\.[^.]*$/, '') || name;
  return title.slice(0, maxLengths.document_name).replace(/\p{Surrogate}$/u, '');
}

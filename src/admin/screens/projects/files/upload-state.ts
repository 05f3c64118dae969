/** State of the uploads: the items of the list, and which may be sent next. */

/**
 * The phase of a file. `unfit` was rejected before it was sent; `failed` by the server or the network. `isTold`:
 * already reported with its batch; `isSignedOut`: due to an expired session.
 */
export type UploadPhase =
  | { readonly kind: 'checking' | 'ready' | 'waiting' | 'canceled' }
  | { readonly kind: 'unfit'; readonly message: string }
  | { readonly kind: 'sending'; readonly sentShare: number }
  | { readonly kind: 'failed'; readonly message: string; readonly isTold: boolean; readonly isSignedOut: boolean };

export interface Upload {
  readonly key: string;
  readonly file: File;
  /** The document's name, if one can be chosen. */
  readonly title: string;
  readonly phase: UploadPhase;
}

export interface UploadsState {
  readonly uploads: readonly Upload[];
  /** Files stored since a batch was last reported. */
  readonly doneCount: number;
}

export type UploadAction =
  | { type: 'uploads/added'; files: readonly { key: string; file: File; title: string }[] }
  | { type: 'upload/checked'; key: string; message: string | undefined; next: Next }
  | { type: 'upload/titled'; key: string; title: string }
  | { type: 'uploads/submitted' }
  /** All failed ones, or only those stopped by an expired session. */
  | { type: 'uploads/retried'; isSignedIn?: boolean }
  | { type: 'upload/started'; key: string }
  | { type: 'upload/progressed'; key: string; sentShare: number }
  | { type: 'upload/failed'; key: string; message: string; isSignedOut: boolean }
  | { type: 'upload/stored'; key: string }
  | { type: 'upload/canceled'; key: string }
  | { type: 'upload/retried'; key: string }
  | { type: 'upload/removed'; key: string }
  | { type: 'uploads/reported' };

/** The phase of a valid file: sent at once, or on submit. */
type Next = 'waiting' | 'ready';

export const noUploads: UploadsState = { uploads: [], doneCount: 0 };

/**
 * Reduces the state of the upload list.
 *
 * Pure. Always true: a late action (progress after a cancel, a response after a removal) is a no-op; only stored files,
 * and those that the user removes, leave the list.
 */
export function uploadsReducer(state: UploadsState, action: UploadAction): UploadsState {
  switch (action.type) {
    case 'uploads/added': {
      const added = action.files.map((file): Upload => ({ ...file, phase: { kind: 'checking' } }));
      return { ...state, uploads: [...state.uploads, ...added] };
    }
    case 'upload/checked': {
      const { message } = action;
      const phase: UploadPhase = message === undefined ? { kind: action.next } : { kind: 'unfit', message };
      return turn(state, action.key, ['checking'], phase);
    }
    case 'upload/titled':
      return change(state, action.key, (upload) => ({ ...upload, title: action.title }));
    case 'uploads/submitted':
      return { ...state, uploads: state.uploads.map(submit) };
    case 'uploads/retried':
      return { ...state, uploads: state.uploads.map((upload) => retry(upload, action.isSignedIn)) };
    case 'upload/started':
      return turn(state, action.key, ['waiting'], { kind: 'sending', sentShare: 0 });
    case 'upload/progressed':
      return turn(state, action.key, ['sending'], { kind: 'sending', sentShare: action.sentShare });
    case 'upload/failed':
      return turn(state, action.key, ['sending'], {
        kind: 'failed',
        message: action.message,
        isTold: false,
        isSignedOut: action.isSignedOut,
      });
    case 'upload/stored': {
      const next = keep(state, ({ key, phase }) => key !== action.key || phase.kind !== 'sending');
      return next === state ? state : { ...next, doneCount: state.doneCount + 1 };
    }
    case 'upload/canceled':
      return turn(state, action.key, ['waiting', 'sending'], { kind: 'canceled' });
    case 'upload/retried':
      return turn(state, action.key, ['failed', 'canceled'], { kind: 'waiting' });
    case 'upload/removed':
      return keep(state, (upload) => upload.key !== action.key || isRunning(upload));
    case 'uploads/reported':
      return report(state);
  }
}

/** Returns the uploads to send now, keeping at most `parallel` under way. */
export function nextUploads({ uploads }: UploadsState, parallel: number): readonly Upload[] {
  const free = parallel - uploads.filter(({ phase }) => phase.kind === 'sending').length;
  return uploads.filter(({ phase }) => phase.kind === 'waiting').slice(0, Math.max(0, free));
}

/** Whether leaving now would lose something. */
export function hasUnsent({ uploads }: UploadsState): boolean {
  return uploads.some((upload) => isRunning(upload) || upload.phase.kind === 'ready' || isStopped(upload));
}

/** Returns a batch's outcome; `undefined` while it runs, or if nothing was sent. */
export function finishedBatch({ uploads, doneCount }: UploadsState): { done: number; failed: number } | undefined {
  if (uploads.some(isRunning)) return undefined;
  const failed = uploads.filter(({ phase }) => phase.kind === 'failed' && !phase.isTold).length;
  return doneCount + failed > 0 ? { done: doneCount, failed } : undefined;
}

function isRunning({ phase: { kind } }: Upload): boolean {
  return kind === 'checking' || kind === 'waiting' || kind === 'sending';
}

/** Counts the uploads that will be stored unless they fail. */
export function countPending({ uploads }: UploadsState): number {
  return uploads.filter((upload) => isRunning(upload) || upload.phase.kind === 'ready').length;
}

/** A document without a name gets that of its file. */
function submit(upload: Upload): Upload {
  if (upload.phase.kind !== 'ready') return upload;
  return { ...upload, title: upload.title.trim() || titleOf(upload.file), phase: { kind: 'waiting' } };
}

function retry(upload: Upload, isSignedIn = false): Upload {
  const isMeant = isSignedIn ? isStopped(upload) : upload.phase.kind === 'failed';
  return isMeant ? { ...upload, phase: { kind: 'waiting' } } : upload;
}

/** Whether an expired session stopped it: it resumes after the next sign-in. */
function isStopped({ phase }: Upload): boolean {
  return phase.kind === 'failed' && phase.isSignedOut;
}

/** A file's name without its extension. */
export function titleOf({ name }: File): string {
  return name.replace(/\.[^.]*$/, '') || name;
}

function report({ uploads }: UploadsState): UploadsState {
  const told = uploads.map((upload) =>
    upload.phase.kind === 'failed' ? { ...upload, phase: { ...upload.phase, isTold: true } } : upload,
  );
  return { uploads: told, doneCount: 0 };
}

function turn(state: UploadsState, key: string, from: readonly UploadPhase['kind'][], phase: UploadPhase) {
  return change(state, key, (upload) => (from.includes(upload.phase.kind) ? { ...upload, phase } : upload));
}

function change(state: UploadsState, key: string, apply: (upload: Upload) => Upload): UploadsState {
  const uploads = state.uploads.map((upload) => (upload.key === key ? apply(upload) : upload));
  return uploads.some((upload, index) => upload !== state.uploads[index]) ? { ...state, uploads } : state;
}

function keep(state: UploadsState, isKept: (upload: Upload) => boolean): UploadsState {
  const uploads = state.uploads.filter(isKept);
  return uploads.length === state.uploads.length ? state : { ...state, uploads };
}

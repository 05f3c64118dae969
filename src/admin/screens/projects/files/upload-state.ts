/** Files on their way to the server: what the upload list holds, and what may be sent next. */

/**
 * How a file stands. `unfit` was refused here, before it was sent; `failed` by the server or on the way. `isTold` is a
 * failure that a finished batch has been reported with.
 */
export type UploadPhase =
  | { readonly kind: 'checking' | 'ready' | 'waiting' | 'canceled' }
  | { readonly kind: 'unfit'; readonly message: string }
  | { readonly kind: 'sending'; readonly sentShare: number }
  | { readonly kind: 'failed'; readonly message: string; readonly isTold: boolean }
  | { readonly kind: 'done'; readonly storedId: string | undefined };

export interface Upload {
  readonly key: string;
  readonly file: File;
  /** The document's name, where one can be chosen. */
  readonly title: string;
  /** The fault of the title. */
  readonly titleMessage?: string | undefined;
  readonly phase: UploadPhase;
}

export interface UploadsState {
  readonly uploads: readonly Upload[];
  /** Files stored since a batch was last reported. */
  readonly doneCount: number;
}

/** `room` is how many files the server still takes, `fullText` what to say of one too many. */
export type UploadAction =
  | { type: 'uploads/added'; files: readonly { key: string; file: File; title: string }[] }
  | { type: 'upload/checked'; key: string; message: string | undefined; room: number; fullText: string; next: Next }
  | { type: 'upload/titled'; key: string; title: string }
  | { type: 'uploads/submitted'; messageOf: (title: string) => string | undefined }
  | { type: 'upload/started'; key: string }
  | { type: 'upload/progressed'; key: string; sentShare: number }
  | { type: 'upload/failed'; key: string; message: string }
  | { type: 'upload/stored'; key: string; storedId: string | undefined }
  | { type: 'upload/canceled'; key: string }
  | { type: 'upload/retried'; key: string }
  | { type: 'upload/removed'; key: string }
  | { type: 'uploads/shown'; storedIds: readonly string[] }
  | { type: 'uploads/reported' };

/** The state of a fit file: sent at once, or when a person says so. */
type Next = 'waiting' | 'ready';

export const noUploads: UploadsState = { uploads: [], doneCount: 0 };

/**
 * Decides what the upload list holds.
 *
 * Pure. Always true: an action that comes too late for its file (progress after a cancel, an answer after a removal)
 * changes nothing; only what was stored, or is removed by hand, leaves the list.
 */
export function uploadsReducer(state: UploadsState, action: UploadAction): UploadsState {
  switch (action.type) {
    case 'uploads/added': {
      const added = action.files.map((file): Upload => ({ ...file, phase: { kind: 'checking' } }));
      return { ...state, uploads: [...state.uploads, ...added] };
    }
    case 'upload/checked': {
      const isFull = state.uploads.filter(takesRoom).length >= action.room;
      const message = action.message ?? (isFull ? action.fullText : undefined);
      const phase: UploadPhase = message === undefined ? { kind: action.next } : { kind: 'unfit', message };
      return turn(state, action.key, ['checking'], phase);
    }
    case 'upload/titled':
      return change(state, action.key, (upload) => ({ ...upload, title: action.title, titleMessage: undefined }));
    case 'uploads/submitted':
      return { ...state, uploads: state.uploads.map((upload) => submit(upload, action.messageOf)) };
    case 'upload/started':
      return turn(state, action.key, ['waiting'], { kind: 'sending', sentShare: 0 });
    case 'upload/progressed':
      return turn(state, action.key, ['sending'], { kind: 'sending', sentShare: action.sentShare });
    case 'upload/failed':
      return turn(state, action.key, ['sending'], { kind: 'failed', message: action.message, isTold: false });
    case 'upload/stored': {
      const next = turn(state, action.key, ['sending'], { kind: 'done', storedId: action.storedId });
      return next === state ? state : { ...next, doneCount: state.doneCount + 1 };
    }
    case 'upload/canceled':
      return turn(state, action.key, ['waiting', 'sending'], { kind: 'canceled' });
    case 'upload/retried':
      return turn(state, action.key, ['failed', 'canceled'], { kind: 'waiting' });
    case 'upload/removed':
      return keep(state, (upload) => upload.key !== action.key || isRunning(upload));
    case 'uploads/shown':
      return keep(state, ({ phase }) => phase.kind !== 'done' || !action.storedIds.includes(phase.storedId ?? ''));
    case 'uploads/reported':
      return report(state);
  }
}

/** The uploads that may be sent now, so that no more than `parallel` are under way. */
export function nextUploads({ uploads }: UploadsState, parallel: number): readonly Upload[] {
  const free = parallel - uploads.filter(({ phase }) => phase.kind === 'sending').length;
  return uploads.filter(({ phase }) => phase.kind === 'waiting').slice(0, Math.max(0, free));
}

/** Tells whether leaving now would lose something. */
export function hasUnsent({ uploads }: UploadsState): boolean {
  return uploads.some((upload) => isRunning(upload) || upload.phase.kind === 'ready');
}

/** The outcome of a batch; `undefined` while it has none, or where nothing was sent. */
export function finishedBatch({ uploads, doneCount }: UploadsState): { done: number; failed: number } | undefined {
  if (uploads.some(isRunning)) return undefined;
  const failed = uploads.filter(({ phase }) => phase.kind === 'failed' && !phase.isTold).length;
  return doneCount + failed > 0 ? { done: doneCount, failed } : undefined;
}

function isRunning({ phase: { kind } }: Upload): boolean {
  return kind === 'checking' || kind === 'waiting' || kind === 'sending';
}

function takesRoom({ phase: { kind } }: Upload): boolean {
  return kind === 'ready' || kind === 'waiting' || kind === 'sending' || kind === 'done';
}

function submit(upload: Upload, messageOf: (title: string) => string | undefined): Upload {
  if (upload.phase.kind !== 'ready') return upload;
  const titleMessage = messageOf(upload.title);
  return titleMessage ? { ...upload, titleMessage } : { ...upload, phase: { kind: 'waiting' } };
}

function report({ uploads }: UploadsState): UploadsState {
  const told = uploads
    // Of what has no id nobody can tell when it shows.
    .filter(({ phase }) => phase.kind !== 'done' || phase.storedId !== undefined)
    .map((upload) =>
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

/** State of the uploads: the items of the list, and which may be sent next. */

/**
 * The phase of a file. `unfit` was rejected before it was sent, `failed` by the server or the network, which `isReported`
 * once its batch has ended; an expired session has `stopped` it.
 */
export type UploadPhase =
  | { readonly kind: 'checking' | 'ready' | 'waiting' | 'canceled' }
  | { readonly kind: 'sending'; readonly sentShare: number }
  | { readonly kind: 'unfit' | 'failed' | 'stopped'; readonly message: string; readonly isReported?: true };

type Kind = UploadPhase['kind'];

/** The phases that each phase may follow. Other changes come too late: progress after a cancel. */
const earlier: Readonly<Record<Kind, readonly Kind[]>> = {
  checking: [],
  unfit: ['checking'],
  ready: ['checking'],
  waiting: ['checking', 'ready', 'failed', 'stopped', 'canceled'],
  sending: ['waiting', 'sending'],
  failed: ['sending'],
  stopped: ['sending'],
  canceled: ['waiting', 'sending'],
};

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
  | { type: 'upload/changed'; key: string; phase: UploadPhase }
  | { type: 'upload/titled'; key: string; title: string }
  /** All in one phase are to be sent. */
  | { type: 'uploads/queued'; from: Kind }
  | { type: 'upload/stored' | 'upload/removed'; key: string }
  | { type: 'uploads/reported' };

export const noUploads: UploadsState = { uploads: [], doneCount: 0 };

/**
 * Reduces the state of the upload list.
 *
 * Pure. Always true: a late action is a no-op; only stored files, and those that the user removes, leave the list.
 */
export function uploadsReducer(state: UploadsState, action: UploadAction): UploadsState {
  switch (action.type) {
    case 'uploads/added': {
      const added = action.files.map((file): Upload => ({ ...file, phase: { kind: 'checking' } }));
      return { ...state, uploads: [...state.uploads, ...added] };
    }
    case 'upload/changed':
      return edit(state, (upload) => (upload.key === action.key ? turn(upload, action.phase) : upload));
    case 'upload/titled':
      return edit(state, (upload) => (upload.key === action.key ? { ...upload, title: action.title } : upload));
    case 'uploads/queued':
      return edit(state, (upload) => (upload.phase.kind === action.from ? turn(upload, { kind: 'waiting' }) : upload));
    case 'upload/stored': {
      const next = edit(state, (each) => (each.key === action.key && each.phase.kind === 'sending' ? [] : each));
      return next === state ? state : { ...next, doneCount: state.doneCount + 1 };
    }
    case 'upload/removed':
      return edit(state, (upload) => (upload.key === action.key && !isRunning(upload) ? [] : upload));
    case 'uploads/reported': {
      const { uploads } = edit(state, (upload) =>
        upload.phase.kind === 'failed' ? { ...upload, phase: { ...upload.phase, isReported: true } } : upload,
      );
      return { uploads, doneCount: 0 };
    }
  }
}

function turn(upload: Upload, phase: UploadPhase): Upload {
  return earlier[phase.kind].includes(upload.phase.kind) ? { ...upload, phase } : upload;
}

/** Replaces or removes uploads. */
function edit(state: UploadsState, apply: (upload: Upload) => Upload | []): UploadsState {
  const uploads = state.uploads.flatMap(apply);
  const isSame = uploads.length === state.uploads.length && uploads.every((each, at) => each === state.uploads[at]);
  return isSame ? state : { ...state, uploads };
}

/** Returns the uploads to send now, keeping at most `parallel` under way. */
export function nextUploads({ uploads }: UploadsState, parallel: number): readonly Upload[] {
  const free = parallel - uploads.filter(({ phase }) => phase.kind === 'sending').length;
  return uploads.filter(({ phase }) => phase.kind === 'waiting').slice(0, Math.max(0, free));
}

/** Counts the uploads that will be stored unless they fail. */
export function countPending({ uploads }: UploadsState): number {
  return uploads.filter((upload) => isRunning(upload) || upload.phase.kind === 'ready').length;
}

/** Whether leaving now would lose something. */
export function hasUnsent(state: UploadsState): boolean {
  return countPending(state) > 0 || state.uploads.some(({ phase }) => phase.kind === 'stopped');
}

/** Returns a batch's outcome; `undefined` while it runs, or if nothing was sent. */
export function finishedBatch({ uploads, doneCount }: UploadsState): { done: number; failed: number } | undefined {
  if (uploads.some(isRunning)) return undefined;
  const failed = uploads.filter(({ phase }) => phase.kind === 'failed' && !phase.isReported).length;
  return doneCount + failed > 0 ? { done: doneCount, failed } : undefined;
}

function isRunning({ phase: { kind } }: Upload): boolean {
  return kind === 'checking' || kind === 'waiting' || kind === 'sending';
}

/** A file's name without its extension. */
export function titleOf({ name }: File): string {
  return name.replace(/\.[^.]*$/, '') || name;
}

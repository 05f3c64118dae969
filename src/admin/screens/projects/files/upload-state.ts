/**
 * The phase of a file. `unfit` was rejected before it was sent, `failed` by the server or the network, `stopped` by an
 * expired session.
 */
export type UploadPhase =
  | { readonly kind: 'checking' | 'ready' | 'waiting' | 'canceled' }
  | { readonly kind: 'sending'; readonly sentShare: number }
  | { readonly kind: 'unfit' | 'failed' | 'stopped'; readonly message: string };

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

export type UploadAction =
  | { type: 'uploads/added'; files: readonly { key: string; file: File; title: string }[] }
  | { type: 'upload/changed'; key: string; phase: UploadPhase }
  | { type: 'upload/titled'; key: string; title: string }
  | { type: 'uploads/queued'; from: Kind }
  | { type: 'upload/stored' | 'upload/removed'; key: string };

/**
 * Reduces the upload list.
 *
 * Pure. Always true: a late action is a no-op; only stored files, and those that the user removes, leave the list.
 */
export function uploadsReducer(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  if (action.type === 'uploads/added')
    return [...uploads, ...action.files.map((file) => ({ ...file, phase: { kind: 'checking' } as const }))];
  return uploads.flatMap((upload) => {
    const isIt = 'key' in action ? upload.key === action.key : upload.phase.kind === action.from;
    return isIt ? edit(upload, action) : upload;
  });
}

function edit(upload: Upload, action: Exclude<UploadAction, { type: 'uploads/added' }>): Upload | [] {
  switch (action.type) {
    case 'upload/changed':
      return turn(upload, action.phase);
    case 'upload/titled':
      return { ...upload, title: action.title };
    case 'uploads/queued':
      return turn(upload, { kind: 'waiting' });
    case 'upload/stored':
      return upload.phase.kind === 'sending' ? [] : upload;
    case 'upload/removed':
      return isRunning(upload) ? upload : [];
  }
}

function turn(upload: Upload, phase: UploadPhase): Upload {
  return earlier[phase.kind].includes(upload.phase.kind) ? { ...upload, phase } : upload;
}

/** Returns the uploads to send now, keeping at most `parallel` under way. */
export function nextUploads(uploads: readonly Upload[], parallel: number): readonly Upload[] {
  const free = parallel - uploads.filter(({ phase }) => phase.kind === 'sending').length;
  return uploads.filter(({ phase }) => phase.kind === 'waiting').slice(0, Math.max(0, free));
}

/** Counts the uploads that will be stored unless they fail. */
export function countPending(uploads: readonly Upload[]): number {
  return uploads.filter((upload) => isRunning(upload) || upload.phase.kind === 'ready').length;
}

/** Whether leaving now would lose something. */
export function hasUnsent(uploads: readonly Upload[]): boolean {
  return countPending(uploads) > 0 || uploads.some(({ phase }) => phase.kind === 'stopped');
}

export function isRunning({ phase: { kind } }: Upload): boolean {
  return kind === 'checking' || kind === 'waiting' || kind === 'sending';
}

/** A file's name without its extension. */
export function titleOf({ name }: File): string {
  return name.replace(/\.[^.]*$/, '') || name;
}

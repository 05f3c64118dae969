import type { ReactNode } from 'react';

/** Source: specification §4. */
export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

/** A toast's button, such as Undo, View or Retry. Pressing it also closes the toast. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** If a toast has this id, the new toast replaces it in place. Default: a new id. */
  id?: string | undefined;
  /** In ms; `Infinity` = until closed. If missing or not positive, a default of `queue.ts` applies. */
  duration?: number | undefined;
  /** Makes the toast light. Unless its kind is `loading`, it lasts 5 s by default, and a click or drag closes it. */
  action?: ToastAction | undefined;
}

export interface Toast extends ToastOptions {
  id: string;
  kind: ToastKind;
  /** Text or elements. Live regions and Activity get the text in them, but not text that a component renders. */
  content: ReactNode;
  /** Unique per push, so that screen readers announce a toast with a reused id again. */
  key: number;
  /** True while a closed toast plays its exit animation. */
  isLeaving: boolean;
  /** The time at which the toast closes or, if `isLeaving`, is removed; in ms of `performance.now()`. */
  deadline: number;
}

/** Labels, the text shown if a toast's content fails to render, and by kind, the text read aloud before the content. */
export type ToastWords = Readonly<
  Record<'list' | 'dismiss' | 'dismissAll' | 'failed', string> & Partial<Record<ToastKind, string>>
>;

/** Returns whether a click or drag closes the toast. Source: specification §9. */
export function isLight({ kind, action }: Pick<Toast, 'kind' | 'action'>): boolean {
  return action !== undefined && kind !== 'loading';
}

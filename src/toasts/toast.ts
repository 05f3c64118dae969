/** The types of the toasts, for the queue, its commands and the view. */

import type { ReactNode } from 'react';

/** Source: specification §4. */
export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

/** The button of a toast: Undo, View, Retry. A press also closes the toast. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** Replaces the toast with this id, and keeps only its position. Default: a new id. */
  id?: string | undefined;
  /** In ms; `Infinity` = until closed. Default, also for 0, negative numbers and NaN: the kind's duration. */
  duration?: number | undefined;
  /** Makes the toast light: it stays for 5 s, regardless of its kind, closes on click and can be dragged away. */
  action?: ToastAction | undefined;
}

export interface Toast extends ToastOptions {
  id: string;
  kind: ToastKind;
  /** Text or elements. Screen readers and the bell get their text, but not what a component renders. */
  content: ReactNode;
  /** Unique per push: a toast that is pushed again is announced again. */
  key: number;
  /** True while a closed toast plays its exit animation. */
  isLeaving: boolean;
  /** The time at which it closes or, once closed, leaves the queue; in ms of the page's monotonic clock. */
  deadline: number;
}

/** The labels of the list, and what screen readers read before a toast's text, by kind. */
export type ToastWords = Readonly<
  Record<'list' | 'dismiss' | 'dismissAll' | 'failed', string> & Partial<Record<ToastKind, string>>
>;

/** Returns whether a click or a drag closes a toast. A loading toast stays until its work ends. Specification §9. */
export function isLight({ kind, action }: Pick<Toast, 'kind' | 'action'>): boolean {
  return action !== undefined && kind !== 'loading';
}

import type { ReactNode } from 'react';

export interface ToastView {
  id: string;
  kind: 'blank' | 'success' | 'error' | 'loading' | 'custom';
  presentation: 'light' | 'dark';
  /** Whether it has been dismissed and is on its way out. */
  isLeaving: boolean;
  content: ReactNode;
  /** Replaces the kind's icon; `null` shows none. */
  icon?: ReactNode;
  /** Changes whenever the toast is pushed again. */
  pushNumber: number;
}

/** The toaster's own words: labels, and what screen readers read before a toast's text. */
export type ToastWords = Readonly<
  Record<'list' | 'dismiss' | 'dismissAll' | 'success' | 'error' | 'loading' | 'failed', string>
>;

export interface ToastCallbacks {
  /** Pauses the timers until the same reason is resumed, or the toast that it is for is closed. */
  pause(reason: string, toastId?: string): void;
  resume(reason?: string): void;
  /** Dismisses one toast; without an ID, all. */
  dismiss(toastId?: string): void;
}

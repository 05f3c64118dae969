import type { ReactNode } from 'react';

interface ToastHead {
  id: string;
  kind: 'blank' | 'success' | 'error' | 'loading' | 'custom';
  presentation: 'light' | 'dark';
  /** Whether it has been dismissed and is on its way out. */
  isLeaving: boolean;
}

export interface ToastView extends ToastHead {
  content: ReactNode | ((toast: ToastHead) => ReactNode);
  /** Instead of the kind's own mark; `null` shows none. */
  icon?: ReactNode;
  /** The content brings its own frame. */
  isBare?: boolean | undefined;
  /** Another one whenever it is said anew. */
  pushNumber: number;
}

export interface ToastCallbacks {
  /** The time is to stop until the same reason is resumed, or the toast that it is for is closed. */
  pause(reason: string, toastId?: string): void;
  resume(reason?: string): void;
  /** Without an id all of them. */
  dismiss(toastId?: string): void;
}

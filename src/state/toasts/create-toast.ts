import type { ReactNode } from 'react';
import {
  TOAST_DURATIONS_MS,
  type ToastAction,
  type ToastChange,
  type ToastContent,
  type ToastEvent,
  type ToastKind,
  type ToastOptions,
} from './toasts.ts';

/** Shows a toast and answers its id. */
export type PushToast = (content: ToastContent, options?: ToastOptions) => string;

type OutcomeMessage<V> = ReactNode | ((value: V) => ReactNode);

/** The words of a promise's toast; a function is given the value or the reason. Nothing to say closes the toast. */
export interface PromiseMessages<T> {
  loading: ToastContent;
  success: OutcomeMessage<T>;
  error: OutcomeMessage<unknown>;
}

/** For the outcome, id and presentation for all of the toast; and for one state alone: an icon, a duration. */
export interface PromiseOptions extends ToastOptions {
  loading?: ToastOptions;
  success?: ToastOptions;
  error?: ToastOptions;
}

/** The queue's commands. Source of the shape: react-hot-toast's `toast`. */
export interface ToastCommand extends PushToast {
  success: PushToast;
  error: PushToast;
  loading: PushToast;
  custom: PushToast;
  /** Changes single fields of a toast that is there. New words or another kind are heard; any change starts its time anew. */
  update(id: string, change: ToastChange): void;
  /** Sends a toast, or without an id every toast, on its way out. */
  dismiss(id?: string): void;
  /** Takes a toast, or without an id every toast, away at once. */
  remove(id?: string): void;
  /**
   * Shows how a promise goes, and answers that promise; a function that throws has failed. The outcome is shown even if
   * its toast is gone by then.
   */
  promise<T>(work: Promise<T> | (() => Promise<T>), messages: PromiseMessages<T>, options?: PromiseOptions): Promise<T>;
  /** Stops the time for all toasts until the same reason, or every one, is resumed, or the toast that it is for is closed. */
  pause(reason: string, id?: string): void;
  resume(reason?: string): void;
}

/**
 * Makes the one callable of a store.
 *
 * Errors: none of its own. A message function that throws closes its toast, and its error is reported to the window.
 */
export function createToast(dispatch: (action: ToastAction) => void): ToastCommand {
  let pushNumber = 0;
  const send = (action: ToastEvent) => dispatch({ now: performance.now(), ...action });
  const pushAs =
    (kind: ToastKind): PushToast =>
    (content, { id = `toast-${++pushNumber}`, presentation = 'dark', ...options } = {}) => {
      send({ type: 'toast/pushed', id, change: { ...options, presentation, kind, content, pushNumber: ++pushNumber } });
      return id;
    };
  const kinds = Object.keys(TOAST_DURATIONS_MS) as ToastKind[];
  const pushAsEach = Object.fromEntries(kinds.map((kind) => [kind, pushAs(kind)])) as Record<ToastKind, PushToast>;
  const toast: ToastCommand = Object.assign(pushAs('blank'), pushAsEach, {
    update: (id: string, change: ToastChange) => send({ type: 'toast/pushed', id, change }),
    dismiss: (id?: string) => send({ type: 'toast/dismissed', id }),
    remove: (id?: string) => send({ type: 'toast/removed', id }),
    pause: (reason: string, id?: string) => send({ type: 'toast/paused', reason, id }),
    resume: (reason?: string) => send({ type: 'toast/resumed', reason }),
    promise<T>(work: Promise<T> | (() => Promise<T>), messages: PromiseMessages<T>, options: PromiseOptions = {}) {
      const promise = (async () => (typeof work === 'function' ? work() : work))();
      const { id: given, presentation } = options;
      const id = toast.loading(messages.loading, { id: given, presentation, ...options.loading });
      const show = (kind: 'success' | 'error') => (value: T) => {
        const message = messages[kind];
        let content: ReactNode;
        try {
          content = typeof message === 'function' ? message(value) : message;
        } finally {
          if (content == null) toast.dismiss(id);
          else toast[kind](content, { ...options, ...options[kind], id });
        }
      };
      promise.then(show('success'), show('error'));
      return promise;
    },
  });
  return toast;
}

import type { ReactNode } from 'react';
import type { ToastAction, ToastContent, ToastKind, ToastOptions } from './toasts.ts';

/** Shows a toast and answers its id. */
export type PushToast = (content: ToastContent, options?: ToastOptions) => string;

type OutcomeMessage<V> = ReactNode | ((value: V) => ReactNode);

/** What a promise's toast says; a function is given the value or the reason. Nothing to say closes the toast. */
export interface PromiseMessages<T> {
  loading: ToastContent;
  success: OutcomeMessage<T>;
  error: OutcomeMessage<unknown>;
}

/** The queue's commands. Source of the shape: react-hot-toast's `toast`. */
export interface ToastCommand extends PushToast {
  success: PushToast;
  error: PushToast;
  loading: PushToast;
  custom: PushToast;
  /** Sends a toast, or without an id every toast, on its way out. */
  dismiss(id?: string): void;
  /** Takes a toast, or without an id every toast, away at once. */
  remove(id?: string): void;
  /** Shows how a promise goes, and answers that promise. Its outcome is shown even if its toast is gone by then. */
  promise<T>(work: Promise<T> | (() => Promise<T>), messages: PromiseMessages<T>, options?: ToastOptions): Promise<T>;
  /** Stops the time for all toasts until the same reason is resumed; a `reason@id`, until that toast is dismissed. */
  pause(reason: string): void;
  resume(reason: string): void;
}

/**
 * Makes the one callable of a store.
 *
 * Errors: none of its own. A message function that throws closes its toast, and its error is reported to the window.
 */
export function createToast(dispatch: (action: ToastAction) => void): ToastCommand {
  let madeIds = 0;
  const pushAs =
    (kind: ToastKind): PushToast =>
    (content, options = {}) => {
      const { id = `toast-${++madeIds}` } = options;
      dispatch({ type: 'toast/pushed', now: Date.now(), id, kind, content, options });
      return id;
    };
  const end = (type: 'toast/dismissed' | 'toast/removed') => (id?: string) => dispatch({ type, now: Date.now(), id });
  const hold = (type: 'toast/paused' | 'toast/resumed') => (reason: string) =>
    dispatch({ type, now: Date.now(), reason });
  const toast: ToastCommand = Object.assign(pushAs('blank'), {
    success: pushAs('success'),
    error: pushAs('error'),
    loading: pushAs('loading'),
    custom: pushAs('custom'),
    dismiss: end('toast/dismissed'),
    remove: end('toast/removed'),
    pause: hold('toast/paused'),
    resume: hold('toast/resumed'),
    promise<T>(work: Promise<T> | (() => Promise<T>), messages: PromiseMessages<T>, options?: ToastOptions) {
      const promise = typeof work === 'function' ? work() : work;
      // The duration is meant for the outcome.
      const id = toast.loading(messages.loading, { ...options, duration: undefined });
      const show = (kind: 'success' | 'error') => (value: T) => {
        const message = messages[kind];
        let content: ReactNode;
        try {
          content = typeof message === 'function' ? message(value) : message;
        } catch (error) {
          // Node, where this may run too, has no such function.
          globalThis.reportError?.(error);
        }
        if (content == null) toast.dismiss(id);
        else toast[kind](content, { ...options, id });
      };
      promise.then(show('success'), show('error'));
      return promise;
    },
  });
  return toast;
}

import type { ReactNode } from 'react';
import { TOAST_DURATIONS_MS, type ToastAction, type ToastEvent, type ToastKind, type ToastOptions } from './toasts.ts';

/** Shows a toast and returns its id. */
export type PushToast = (content: ReactNode, options?: ToastOptions) => string;

type OutcomeMessage<V> = ReactNode | ((value: V) => ReactNode);

/** The content of a promise's toast; a function gets the value or reason. `null` or `undefined` closes the toast. */
export interface PromiseMessages<T> {
  loading: ReactNode;
  success: OutcomeMessage<T>;
  error: OutcomeMessage<unknown>;
}

/** Options of the outcome, `id` and `presentation` of every state; and more for one state, such as an icon. */
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
  /** Dismisses a toast, or without an id every toast. */
  dismiss(id?: string): void;
  /** Removes a toast immediately, without its exit animation; without an id every toast. */
  remove(id?: string): void;
  /**
   * Shows the progress and outcome of a promise, and returns it; a function that throws counts as rejected. The outcome
   * shows even if the toast was closed before.
   */
  promise<T>(work: Promise<T> | (() => Promise<T>), messages: PromiseMessages<T>, options?: PromiseOptions): Promise<T>;
  /** Pauses the timers of all toasts until `resume` with the same reason or none, or until the toast `id` is closed. */
  pause(reason: string, id?: string): void;
  resume(reason?: string): void;
}

/**
 * Creates the `toast` function of a store.
 *
 * Errors: none of its own. A message function that throws closes its toast, and its error is reported to the window.
 */
export function createToast(dispatch: (action: ToastAction) => void): ToastCommand {
  let pushNumber = 0;
  const send = (action: ToastEvent) => dispatch({ now: performance.now(), ...action });
  const pushAs =
    (kind: ToastKind): PushToast =>
    (content, { id = `toast-${++pushNumber}`, presentation = 'dark', ...options } = {}) => {
      send({ type: 'toast/pushed', id, given: { ...options, presentation, kind, content, pushNumber: ++pushNumber } });
      return id;
    };
  const kinds = Object.keys(TOAST_DURATIONS_MS) as ToastKind[];
  const pushAsEach = Object.fromEntries(kinds.map((kind) => [kind, pushAs(kind)])) as Record<ToastKind, PushToast>;
  const toast: ToastCommand = Object.assign(pushAs('blank'), pushAsEach, {
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

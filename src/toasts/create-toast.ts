import type { ReactNode } from 'react';
import { TOAST_DURATIONS_MS, type ToastEvent, type ToastFact } from './queue.ts';
import type { ToastKind, ToastOptions } from './toast.ts';

/** Shows a toast and returns its id. */
export type PushToast = (content: ReactNode, options?: ToastOptions) => string;

type OutcomeMessage<V> = ReactNode | ((value: V) => ReactNode);

/** The content of a promise's toast. A function gets the result or error. `null` or `undefined` closes the toast. */
export interface PromiseMessages<T> {
  loading: ReactNode;
  success: OutcomeMessage<T>;
  error: OutcomeMessage<unknown>;
}

/** The commands of the queue, modeled on `toast` of the library react-hot-toast. */
export interface ToastCommand extends PushToast, Record<ToastKind, PushToast> {
  /** Dismisses the toast with this id, or without an id, all toasts. */
  dismiss(id?: string): void;
  /** Removes all toasts without animation, so that the next user doesn't see them. */
  clear(): void;
  /**
   * Shows the progress and outcome of a promise, and returns the promise. The outcome appears even if the loading toast
   * was closed. `ifFailed` contains options of the error toast, such as a Retry button.
   */
  promise<T>(work: Promise<T>, messages: PromiseMessages<T>, ifFailed?: ToastOptions): Promise<T>;
  /** Dispatches an event, by default with the current time. Used by the list of toasts. */
  send(fact: ToastFact & { now?: number }): void;
}

/**
 * Creates the `toast` function of a store.
 *
 * Errors: none. If a message function throws, its toast closes, and the browser reports an unhandled rejection.
 */
export function createToast(dispatch: (action: ToastEvent) => void): ToastCommand {
  let pushCount = 0;
  const send: ToastCommand['send'] = (fact) => dispatch({ now: performance.now(), ...fact });
  const pushAs =
    (kind: ToastKind): PushToast =>
    (content, options) => {
      const key = ++pushCount;
      const id = options?.id ?? `toast-${key}`;
      send({ type: 'toast/pushed', toast: { ...options, id, kind, content, key }, epochMs: Date.now() });
      return id;
    };
  const kinds = Object.keys(TOAST_DURATIONS_MS) as ToastKind[];
  const pushAsEach = Object.fromEntries(kinds.map((kind) => [kind, pushAs(kind)])) as Record<ToastKind, PushToast>;
  const toast: ToastCommand = Object.assign(pushAs('blank'), pushAsEach, {
    send,
    dismiss: (id?: string) => send({ type: 'toast/dismissed', id }),
    clear: () => send({ type: 'toasts/cleared' }),
    promise<T>(work: Promise<T>, messages: PromiseMessages<T>, ifFailed?: ToastOptions) {
      const id = toast.loading(messages.loading);
      const show = (kind: 'success' | 'error') => (value: T) => {
        // Dismisses first, because a message function may throw.
        toast.dismiss(id);
        const message = messages[kind];
        const content = typeof message === 'function' ? message(value) : message;
        if (content != null) toast[kind](content, { ...(kind === 'error' && ifFailed), id });
      };
      work.then(show('success'), show('error'));
      return work;
    },
  });
  return toast;
}

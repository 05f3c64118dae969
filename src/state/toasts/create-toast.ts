import type { ReactNode } from 'react';
import type { ToastAction, ToastContent, ToastKind, ToastPresentation } from './toasts.ts';

export interface ToastOptions {
  /** A toast that has this id is updated in place; without one an id is made. */
  id?: string | undefined;
  /** In ms; `Infinity` = until closed. What is not a duration (0, negative, NaN) counts as not given. */
  duration?: number | undefined;
  icon?: ReactNode;
  presentation?: ToastPresentation | undefined;
}

/** Shows a toast and answers its id. */
export type PushToast = (content: ToastContent, options?: ToastOptions) => string;

type OutcomeMessage<V> = ReactNode | ((value: V) => ReactNode);

/** What a promise's toast says; a function is given the value or the reason. `null` closes the toast instead. */
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
  promise<T>(
    promise: Promise<T> | (() => Promise<T>),
    messages: PromiseMessages<T>,
    options?: ToastOptions,
  ): Promise<T>;
  /** Stops the time for all toasts until the same reason is resumed, or until the toast named is gone. */
  pause(reason: string, toastId?: string): void;
  resume(reason: string, toastId?: string): void;
}

/** The longest delay a browser's timer can hold, in ms; beyond it a timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Makes the one callable of a store.
 *
 * Errors: none of its own. A message function that throws closes its toast, and its error is reported to the window.
 */
export function createToast(dispatch: (action: ToastAction) => void): ToastCommand {
  let pushedCount = 0;
  const pushAs =
    (kind: ToastKind): PushToast =>
    (content, { id = `toast-${++pushedCount}`, duration, icon, presentation } = {}) => {
      const durationMs = readDuration(duration);
      dispatch({ type: 'toast/pushed', now: Date.now(), id, kind, content, icon, presentation, durationMs });
      return id;
    };
  const toast: ToastCommand = Object.assign(pushAs('blank'), {
    success: pushAs('success'),
    error: pushAs('error'),
    loading: pushAs('loading'),
    custom: pushAs('custom'),
    dismiss: (id: string | null = null) => dispatch({ type: 'toast/dismissed', now: Date.now(), id }),
    remove: (id: string | null = null) => dispatch({ type: 'toast/removed', now: Date.now(), id }),
    promise<T>(work: Promise<T> | (() => Promise<T>), messages: PromiseMessages<T>, options?: ToastOptions) {
      const promise = typeof work === 'function' ? work() : work;
      // Its own duration is meant for the outcome.
      const id = toast.loading(messages.loading, { ...options, duration: undefined });
      promise.then(
        (value) => showOutcome(toast.success, messages.success, value),
        (reason: unknown) => showOutcome(toast.error, messages.error, reason),
      );
      function showOutcome<V>(push: PushToast, message: OutcomeMessage<V>, value: V) {
        const content = readMessage(message, value);
        if (content == null) toast.dismiss(id);
        else push(content, { ...options, id });
      }
      return promise;
    },
    pause: (reason: string, toastId?: string) =>
      dispatch({ type: 'toasts/paused', now: Date.now(), pause: { reason, toastId } }),
    resume: (reason: string, toastId?: string) =>
      dispatch({ type: 'toasts/resumed', now: Date.now(), pause: { reason, toastId } }),
  });
  return toast;
}

function readDuration(duration = 0): number | null | undefined {
  if (duration > LONGEST_TIMER_MS) return null;
  return duration > 0 ? duration : undefined;
}

function readMessage<V>(message: OutcomeMessage<V>, value: V): ReactNode {
  try {
    return typeof message === 'function' ? message(value) : message;
  } catch (error) {
    // Not every place that runs this has it: Node does not.
    globalThis.reportError?.(error);
    return null;
  }
}

import { createContext, use } from 'react';
import type { ToastCommand } from './create-toast.ts';
import { noToasts, type ToastsState } from './queue.ts';

// Separate contexts, so that a component that only creates toasts doesn't re-render for each toast.
export const ToastContext = createContext<ToastCommand | null>(null);
export const ToastsContext = createContext(noToasts);

/**
 * Returns the function that shows toasts: `toast('Saved')`, `toast.success(…)`, `toast.promise(…)`.
 *
 * When to use which:
 * - an outcome without an action: `toast.success`, `toast.error`, or `toast` if it is neither. The toast is dark and brief.
 * - an outcome with an action (Undo, View, Retry): the same with `action`. The toast is light and lasts 5 s.
 * - work that may take a while, such as an export: `toast.promise`, with `error: null` if an error appears elsewhere.
 * - work without a promise: `toast.loading`, then the outcome under the same id, which replaces it.
 * - content with its own look: `toast.custom`.
 * - errors of a field, and messages that must not be missed: no toast. Show them in place or, in the console, in
 *   Activity.
 *
 * Invariants: the function is stable, and works before a list of toasts mounts and after its caller has unmounted.
 * Errors: throws outside the store's provider.
 */
export function useToast(): ToastCommand {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a <StoreProvider> above it');
  return toast;
}

export function useToasts(): ToastsState {
  return use(ToastsContext);
}

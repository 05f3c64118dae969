import { createContext, use } from 'react';
import type { ToastCommand } from './create-toast.ts';
import { noToasts, type ToastsState } from './queue.ts';

// Separate contexts, so that a component that only creates toasts never re-renders for one.
export const ToastContext = createContext<ToastCommand | null>(null);
export const ToastsContext = createContext(noToasts);

/**
 * The toast callable: `toast('Saved')`, `toast.success(…)`, `toast.promise(…)`.
 *
 * Which to use when:
 * - an outcome without an action: `toast.success`, `toast.error`, or `toast` if it is neither. Dark, and brief.
 * - an outcome with an action (Undo, View, Retry): the same with `action`. Light, for 5 s.
 * - work that may take a while (export, upload, decision): `toast.promise`. A form or a dialog shows its own failure,
 *   so its toast has no `error`.
 * - work without a promise: `toast.loading`, then the outcome under the same id, which replaces it.
 * - content with its own look: `toast.custom`.
 * - errors of a field, and messages that must not be missed: no toast; show them in place, or in the bell.
 *
 * Invariants: it is stable for the life of the store, works after its caller has unmounted and before a list mounts,
 * and a component that uses only this never re-renders for a toast. Errors: throws outside the store's provider.
 */
export function useToast(): ToastCommand {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a <StoreProvider> above it');
  return toast;
}

/** The queue of toasts. */
export function useToasts(): ToastsState {
  return use(ToastsContext);
}

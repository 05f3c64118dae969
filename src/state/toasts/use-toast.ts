import { ToastContext, useSlice } from '../contexts.ts';
import type { ToastCommand } from './create-toast.ts';

/**
 * The toast callable: `toast('Saved')`, `toast.success(…)`, `toast.promise(…)`.
 *
 * Which to use when:
 * - an outcome without an action: `toast.success`, `toast.error`, or `toast` if it is neither. Dark, and brief.
 * - an outcome with an action (Undo, View, Retry): the same with `withAction` and `presentation: 'light'`, for 5 s.
 *   For an Undo, do the work in `onDismiss` and `onAutoClose`; one is called after every close, also after Undo:
 *
 *       let isUndone = false;
 *       const commit = () => isUndone || deleteNow();
 *       const content = withAction('Deleted.', 'Undo', () => { isUndone = true; });
 *       toast(content, { presentation: 'light', onDismiss: commit, onAutoClose: commit });
 *
 *   Until then the component hides the row; closing the tab before that cancels the deletion. Sign-out removes every
 *   toast and so calls `deleteNow`, which must send its request as the person who clicked, or not at all.
 * - work that may take a while (export, upload, decision): `toast.promise`. A form or a dialog shows its own failure,
 *   so its toast has no `error`.
 * - work without a promise: `toast.loading`, then the outcome under the same id, which replaces it.
 * - content with its own look: `toast.custom`.
 * - errors of a field, and messages that must not be missed: no toast; show them in place, or in the bell.
 *
 * Always true: it is stable for the life of the store, works after its caller has unmounted and before a viewport
 * mounts, and a component that uses only this never re-renders for a toast. Errors: throws outside the store's
 * provider.
 */
export function useToast(): ToastCommand {
  return useSlice(ToastContext, 'useToast');
}

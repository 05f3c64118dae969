import { ToastContext, useSlice } from '../contexts.ts';
import type { ToastCommand } from './create-toast.ts';

/**
 * The toast callable: `toast('Saved')`, `toast.success(…)`, `toast.promise(…)`.
 *
 * Which to use when:
 * - an outcome that needs nothing more: `toast.success`, `toast.error`, or `toast` where it is neither. Dark, and brief.
 * - an outcome with something to do (Undo, View, Retry): the same with `withAction` and `presentation: 'light'`, for 5 s.
 *   An Undo does its work when the toast has gone, one of `onDismiss` and `onAutoClose`, also called after the press:
 *
 *       let isUndone = false;
 *       const commit = () => isUndone || deleteNow();
 *       const content = withAction('Deleted.', 'Undo', () => { isUndone = true; });
 *       toast(content, { presentation: 'light', onDismiss: commit, onAutoClose: commit });
 *
 *   Until then the row is hidden by whoever shows it; who closes the tab before has deleted nothing. Sign-out removes
 *   every toast, which dismisses it: `deleteNow` is called then, and has to make its call as the person who pressed, or not at all.
 * - work that may take longer than a moment (export, upload, decision): `toast.promise`. What fails where a person looks,
 *   in a form or a dialog, is said there, and its toast has no `error`.
 * - work whose end is no promise: `toast.loading`, and the outcome under the same id, which takes its place.
 * - what has a look of its own: `toast.custom`, with `isBare` where it brings its frame.
 * - a fault of a field, and what is lost when it is overlooked: no toast; in place, or in the bell.
 *
 * Always true: it is the same for the life of the store, works after its caller has gone and before a viewport is
 * mounted, and a component that uses only this never renders for a toast. Errors: throws outside the store's provider.
 */
export function useToast(): ToastCommand {
  return useSlice(ToastContext, 'useToast');
}

import { ToastContext, ToastsContext, useSlice } from '../contexts.ts';
import type { ToastCommand } from './create-toast.ts';
import type { Toast } from './toasts.ts';

/**
 * The toast callable: `toast('Saved')`, `toast.success(…)`, `toast.promise(…)`.
 *
 * Always true: it is the same for the life of the store, works after its caller has gone and before a viewport is
 * mounted, and a component that uses only this never renders for a toast. Errors: throws outside the store's provider.
 */
export function useToast(): ToastCommand {
  return useSlice(ToastContext, 'useToast');
}

/** The toasts in the queue, newest first. Errors: throws outside the store's provider. */
export function useToasts(): readonly Toast[] {
  return useSlice(ToastsContext, 'useToasts').items;
}

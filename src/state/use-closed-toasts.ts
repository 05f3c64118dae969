import { useLayoutEffect } from 'react';
import type { ClosedToast } from '../toasts/queue.ts';
import { textOf } from '../toasts/text-of.ts';
import type { Dispatch } from './contexts.ts';

/**
 * Calls the callback of each closed toast, once, and adds evicted errors, which probably nobody read, to the bell.
 * Errors: a callback that throws is reported to the window, and stops no other.
 */
export function useClosedToasts(closed: readonly ClosedToast[], dispatch: Dispatch): void {
  // A layout effect, so that no other update comes between this one's state and its own action.
  useLayoutEffect(() => {
    if (closed.length === 0) return;
    dispatch({ type: 'toasts/closingsReported', now: performance.now(), closed });
    for (const { toast, by } of closed) {
      try {
        toast.onClose?.(by);
      } catch (error) {
        void Promise.reject(error);
      }
      const title = toast.kind === 'error' && by === 'eviction' && textOf(toast.content);
      if (title) dispatch({ type: 'notification/added', now: Date.now(), fields: { title } });
    }
  }, [closed, dispatch]);
}

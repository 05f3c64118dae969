import { useEffect, useState } from 'react';
import { listen } from '../../lib/listen.ts';
import { ToastsContext, useDispatch, useSlice } from '../contexts.ts';
import type { ToastCommand } from './create-toast.ts';
import { AWAY, nextToastDeadline, type Toast } from './toasts.ts';
import { useToast } from './use-toast.ts';

/** A delay that a browser's timer can't hold: it would fire at once, so a toast that long stays. */
const TOO_LONG_MS = 2 ** 31;

/**
 * The props of a viewport, `<Toaster {...useToaster()} />`: binds the queue to the one viewport and runs it while that is
 * mounted: the time, what stops it, and the calls that callers of toasts wait for.
 *
 * Always true: one timer, for the earliest deadline; none and no listener while there is no toast; what is older than its
 * own duration when the viewport comes is not shown.
 * Errors: throws outside the store's provider.
 */
export function useToaster(): Omit<ToastCommand, never> & { toasts: readonly Toast[] } {
  const state = useSlice(ToastsContext, 'useToaster');
  const dispatch = useDispatch();
  const toast = useToast();
  const { items, calls } = state;
  const [isReady, setIsReady] = useState(false);
  const toasts = isReady ? items : [];
  const deadline = isReady && calls.length === 0 ? nextToastDeadline(state) : 0;
  useEffect(() => {
    const delayMs = deadline - performance.now();
    if (delayMs >= TOO_LONG_MS) return;
    const timer = setTimeout(() => {
      // A timer may fire before the clock has reached its time: then the deadline counts, or nothing would follow.
      const now = Math.max(performance.now(), deadline);
      dispatch({ type: 'toast/timePassed', now, isLate: !isReady, callCount: calls.length });
      setIsReady(true);
      for (const call of calls) call();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [deadline, calls, isReady, dispatch]);
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    if (!hasToasts) return;
    const { pause, resume } = toast;
    const look = () => (document.hasFocus() && !document.hidden ? resume : pause)(AWAY);
    look();
    // A browser may still claim the focus while it announces its loss.
    const unlisten = listen(['blur', 'focus', 'visibilitychange'], () => setTimeout(look, 0));
    return () => {
      unlisten();
      // Whoever held the time does so no more, be it that the viewport has gone.
      resume();
    };
  }, [toast, hasToasts]);
  return { ...toast, toasts };
}

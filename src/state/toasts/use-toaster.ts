import { useEffect, useState } from 'react';
import { listen } from '../../lib/listen.ts';
import { ToastsContext, useDispatch, useSlice } from '../contexts.ts';
import type { ToastCommand } from './create-toast.ts';
import { AWAY, nextToastDeadline, type Toast } from './toasts.ts';
import { useToast } from './use-toast.ts';

/** The first delay that overflows a browser's timer, which would fire at once: such a toast stays open. */
const TOO_LONG_MS = 2 ** 31;

/**
 * Returns the props of the one viewport, `<Toaster {...useToaster()} words={…} />`, and runs the queue while that is
 * mounted: its timer, its pauses, and the callbacks of closed toasts.
 *
 * Always true: one timer, for the earliest deadline; no timer and no listener without a toast; a toast that expired
 * before the viewport mounted isn't shown.
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
      // A timer may fire slightly early: then use the deadline, or no further timer would start.
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
    // Deferred, because `hasFocus` may still be true during a blur event.
    const unlisten = listen(['blur', 'focus', 'visibilitychange'], () => setTimeout(look, 0));
    return () => {
      unlisten();
      // Ends all pauses after the last toast, or when the viewport unmounts.
      resume();
    };
  }, [toast, hasToasts]);
  return { ...toast, toasts };
}

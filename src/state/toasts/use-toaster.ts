import { useEffect, useState } from 'react';
import { listen } from '../../lib/listen.ts';
import { ToastsContext, useDispatch, useSlice } from '../contexts.ts';
import type { ToastCommand } from './create-toast.ts';
import { AWAY, nextToastDeadline, type Toast } from './toasts.ts';
import { useToast } from './use-toast.ts';

/** The longest delay a browser's timer can hold; a longer one would fire at once, so a toast that long stays. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What says whether a person is looking at the page. */
const signs = ['blur', 'focus', 'visibilitychange', 'keydown', 'pointerdown'];

/**
 * What a viewport needs, `<Toaster {...useToaster()} />`: binds the queue to the one viewport and runs it while that is
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
  const deadline = nextToastDeadline(state);
  const [isReady, setIsReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time counts as late
  useEffect(() => {
    dispatch({ type: 'toast/timePassed', now: performance.now(), isLate: !isReady, callCount: calls.length });
    for (const call of calls) call();
    setIsReady(true);
  }, [calls, dispatch]);
  useEffect(() => {
    const delayMs = deadline - performance.now();
    if (delayMs > LONGEST_TIMER_MS) return;
    // A timer may fire before the clock has reached its time: then the deadline counts, or nothing would follow.
    const end = () => dispatch({ type: 'toast/timePassed', now: Math.max(performance.now(), deadline) });
    const timer = setTimeout(end, delayMs);
    return () => clearTimeout(timer);
  }, [deadline, dispatch]);
  useAttention(toast, items.length > 0);
  return { ...toast, toasts: isReady ? items : [] };
}

/** Lets the time run while there is a toast to see and a person to see it. */
function useAttention({ pause, resume }: ToastCommand, hasToasts: boolean): void {
  useEffect(() => {
    if (!hasToasts) return;
    // A key or a press proves that a person is here, even where no focus event has said so.
    const look = (event?: Event) => {
      const isHere = !document.hidden && (document.hasFocus() || event?.type.endsWith('down'));
      (isHere ? resume : pause)(AWAY);
      // A browser may still claim the focus while it announces its loss.
      if (event?.type === 'blur') setTimeout(look);
    };
    look();
    const unlisten = listen(signs, look);
    return () => {
      unlisten();
      resume(AWAY);
    };
  }, [pause, resume, hasToasts]);
}

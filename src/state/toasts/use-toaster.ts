import { useEffect } from 'react';
import { ToastsContext, useDispatch, useSlice } from '../contexts.ts';
import type { ToastCommand } from './create-toast.ts';
import { AWAY, nextToastDeadline, type Toast } from './toasts.ts';
import { useToast } from './use-toast.ts';

/** The longest delay a browser's timer can hold; a longer one would fire at once, so a toast that long stays. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What says whether a person is looking at the page. */
const signs = ['blur', 'focus', 'visibilitychange', 'keydown', 'pointerdown'];

/** What a viewport needs: `<Toaster {...useToaster()} />`. */
export interface ToasterBinding {
  toasts: readonly Toast[];
  onPause: ToastCommand['pause'];
  onResume: ToastCommand['resume'];
  onDismiss: ToastCommand['dismiss'];
}

/**
 * Binds the queue to the one viewport and runs it while that is mounted: the time, and what stops it.
 *
 * Always true: one timer, for the earliest deadline; none and no listener while there is no toast.
 * Errors: throws outside the store's provider.
 */
export function useToaster(): ToasterBinding {
  const state = useSlice(ToastsContext, 'useToaster');
  const toast = useToast();
  useToastTimer(nextToastDeadline(state));
  useAttention(toast, state.items.length > 0);
  return { toasts: state.items, onPause: toast.pause, onResume: toast.resume, onDismiss: toast.dismiss };
}

function useToastTimer(deadline: number): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const delayMs = deadline - Date.now();
    if (delayMs > LONGEST_TIMER_MS) return;
    // A timer may fire before the clock has reached its time: then the deadline counts, or nothing would follow.
    const end = () => dispatch({ type: 'toast/timePassed', now: Math.max(Date.now(), deadline) });
    const timer = setTimeout(end, delayMs);
    return () => clearTimeout(timer);
  }, [deadline, dispatch]);
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
    for (const type of signs) addEventListener(type, look, true);
    return () => {
      for (const type of signs) removeEventListener(type, look, true);
      pause(AWAY);
    };
  }, [pause, resume, hasToasts]);
}

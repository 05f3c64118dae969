import { useEffect } from 'react';
import { ToastsContext, useDispatch, useSlice } from '../contexts.ts';
import type { ToastCommand } from './create-toast.ts';
import { NO_VIEWPORT, nextToastDeadline, type Toast } from './toasts.ts';
import { useToast } from './use-toast.ts';

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
  useEffect(() => {
    toast.resume(NO_VIEWPORT);
    return () => toast.pause(NO_VIEWPORT);
  }, [toast]);
  return { toasts: state.items, onPause: toast.pause, onResume: toast.resume, onDismiss: toast.dismiss };
}

function useToastTimer(deadline: number): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (deadline === Number.POSITIVE_INFINITY) return;
    // A timer may fire before the clock has reached its time: then the deadline is what counts, or nothing would follow.
    const end = () => dispatch({ type: 'toasts/timePassed', now: Math.max(Date.now(), deadline) });
    const timer = setTimeout(end, deadline - Date.now());
    return () => clearTimeout(timer);
  }, [deadline, dispatch]);
}

/** Stops the time while the window has lost the focus or the tab is hidden. */
function useAttention(toast: ToastCommand, hasToasts: boolean): void {
  useEffect(() => {
    if (!hasToasts) return;
    const set = (reason: string, isPaused: boolean) => (isPaused ? toast.pause(reason) : toast.resume(reason));
    const look = () => {
      set('tab hidden', document.hidden);
      set('window blurred', !document.hasFocus());
    };
    // Some browsers still claim the focus while they announce its loss.
    const lookTwice = () => {
      look();
      setTimeout(look);
    };
    // A key or a press proves that a person is here, even where no focus event has said so.
    const see = () => toast.resume('window blurred');
    const listeners = [
      ['blur', lookTwice],
      ['focus', look],
      ['visibilitychange', look],
      ['keydown', see],
      ['pointerdown', see],
    ] as const;
    look();
    for (const [type, listener] of listeners) addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    };
  }, [toast, hasToasts]);
}

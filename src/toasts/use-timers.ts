import { useEffect, useState } from 'react';
import { listen } from '../lib/listen.ts';
import { useToast, useToasts } from './use-toast.ts';

/** The first delay that overflows a browser's timer, which would fire at once: such a toast stays open. */
const TOO_LONG_MS = 2 ** 31;
/** Events after which a person may have turned to the window, or away from it. */
const attentionEvents = ['blur', 'focus', 'visibilitychange', 'pointerdown', 'keydown'];

/**
 * Runs the timers of the queue while the list of toasts is mounted and the window active. `isHeld` pauses them too.
 * There is one timer, for the earliest deadline.
 */
export function useTimers(isHeld: boolean): void {
  const { send } = useToast();
  const { items, pausedAt } = useToasts();
  const isPaused = useIsAway() || isHeld;
  useEffect(() => {
    if (isPaused) return undefined;
    send({ type: 'toasts/resumed' });
    return () => send({ type: 'toasts/paused' });
  }, [isPaused, send]);

  const running = items.filter(({ isLeaving }) => isLeaving || pausedAt === null);
  const deadline = Math.min(...running.map((toast) => toast.deadline));
  useEffect(() => {
    const delayMs = deadline - performance.now();
    if (delayMs >= TOO_LONG_MS) return undefined;
    const timer = setTimeout(() => {
      // A timer may fire slightly early: then use the deadline, or no further timer would start.
      send({ type: 'toasts/timePassed', now: Math.max(performance.now(), deadline) });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [deadline, send]);
}

/** Returns whether the tab is hidden or the window has lost the focus. */
function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(true);
  useEffect(() => {
    const update = () => setIsAway(document.hidden || !document.hasFocus());
    update();
    // Deferred, because `hasFocus` may still be true during a blur event.
    return listen(attentionEvents, () => setTimeout(update, 0));
  }, []);
  return isAway;
}

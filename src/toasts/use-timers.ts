import { useEffect, useState } from 'react';
import { listen } from '../lib/listen.ts';
import { useToast, useToasts } from './use-toast.ts';

/** The minimum delay that overflows `setTimeout`, which would fire at once. A toast with such a delay stays open. */
const TOO_LONG_MS = 2 ** 31;
/** Events after which the window may have become active or inactive. */
const attentionEvents = ['blur', 'focus', 'visibilitychange', 'pointerdown', 'keydown'];

/**
 * Runs the timers of open toasts while the list of toasts is mounted, the window is active, and `isHeld` is false.
 * Closed toasts are removed on time even during a pause. One browser timer fires at the earliest deadline.
 */
export function useTimers(isHeld: boolean): void {
  const { send } = useToast();
  const { items, pausedAt } = useToasts();
  const isPaused = useIsAway() || isHeld;
  useEffect(() => {
    if (isPaused) return undefined;
    send({ type: 'toasts/resumed' });
    // The back/forward cache stops timers, but not the time. No update in `pagehide`: Firefox would drop the message by
    // which React continues, and React would wait for it forever.
    let leftAt: number | undefined;
    const stop = listen(['pagehide', 'pageshow'], ({ type }) => {
      if (type === 'pagehide') leftAt = performance.now();
      else if (leftAt !== undefined) {
        send({ type: 'toasts/paused', now: leftAt });
        send({ type: 'toasts/resumed' });
      }
    });
    return () => {
      stop();
      send({ type: 'toasts/paused' });
    };
  }, [isPaused, send]);

  const running = items.filter(({ isLeaving }) => isLeaving || pausedAt === null);
  const deadline = Math.min(...running.map((toast) => toast.deadline));
  useEffect(() => {
    const delayMs = deadline - performance.now();
    if (delayMs >= TOO_LONG_MS) return undefined;
    const timer = setTimeout(() => {
      // A timer may fire slightly early. Without `Math.max`, no toast would be due, and no further timer would start.
      send({ type: 'toasts/timePassed', now: Math.max(performance.now(), deadline) });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [deadline, send]);
}

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

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IDLE_LIMIT_MS, readActivity, writeActivity } from '../../state/session/activity.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, initialFocus } from '../kit/dialog/Dialog.tsx';

const WARNING_MS = 2 * 60_000;
/** Interval for checking the idle time, and for sharing the last activity with other tabs. */
const STEP_MS = 10_000;
// Not `keydown`: it would close the warning before the key takes effect, and Enter would submit a form behind it.
const activityEvents = ['pointerdown', 'pointermove', 'keyup', 'wheel', 'touchstart'] as const;

/** Ends an idle session, with a warning two minutes before. Activity in any tab counts for all tabs. */
export function IdleWatch({ onEnd }: { onEnd: () => void }) {
  const [isNear, setIsNear] = useState(false);
  const activeAt = useRef(0);
  const idleMs = () => {
    const now = Date.now();
    const elsewhere = readActivity();
    // A time in the future means that the clock was set back. Clamps this tab's time, and ignores the other tabs' time.
    activeAt.current = Math.min(activeAt.current, now);
    return now - Math.max(activeAt.current, elsewhere > now ? 0 : elsewhere);
  };
  const check = useEffectEvent(() => {
    if (idleMs() >= IDLE_LIMIT_MS) onEnd();
    else setIsNear(idleMs() >= IDLE_LIMIT_MS - WARNING_MS);
  });
  const record = () => {
    // Activity after the limit must not extend the session. The timer may be late, as after the computer's sleep.
    if (activeAt.current > 0 && idleMs() >= IDLE_LIMIT_MS) return onEnd();
    if (Date.now() - activeAt.current < STEP_MS && !isNear) return;
    activeAt.current = Date.now();
    writeActivity(activeAt.current);
    setIsNear(false);
  };
  const recordActivity = useEffectEvent(record);
  useEffect(() => {
    recordActivity();
    const timer = setInterval(check, STEP_MS);
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of activityEvents)
      addEventListener(type, () => recordActivity(), { capture: true, passive: true, signal });
    document.addEventListener('visibilitychange', () => check(), { signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);
  if (!isNear) return null;
  return (
    <Dialog title="Are you still there?" onClose={record}>
      <p>You'll be signed out in 2 minutes because you've been inactive. We'll keep your unsaved changes.</p>
      <Button variant="primary" size="small" onClick={record} {...initialFocus}>
        Stay signed in
      </Button>
    </Dialog>
  );
}

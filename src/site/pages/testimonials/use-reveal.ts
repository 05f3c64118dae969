import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** `shown`: fades in with the document. `waiting`: not visible yet. `revealed`: fades in once it's on screen. */
export type Reveal = 'shown' | 'waiting' | 'revealed';

/** The share of the element that must be on screen. Specification §9. */
const REVEAL_THRESHOLD = 0.1;

/**
 * Returns a ref and the state of an element that fades in once, when a tenth of it is on screen.
 *
 * A prerendered element starts as `shown`, which needs no JavaScript. It becomes `waiting` only if the observer first
 * reports it off screen, because visible content must not disappear. An element mounted by a client-side navigation
 * starts as `waiting`, and fades in one frame later, after the observer's first report.
 * Only opacity may depend on the state, so that nothing moves.
 */
export function useReveal(): { ref: RefObject<HTMLDivElement | null>; reveal: Reveal } {
  const ref = useRef<HTMLDivElement>(null);
  const isPrerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [reveal, setReveal] = useState<Reveal>(isPrerendered ? 'shown' : 'waiting');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isOnScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= REVEAL_THRESHOLD;
        if (isOnScreen) observer.disconnect();
        setReveal((current) => (!isOnScreen ? 'waiting' : current === 'waiting' ? 'revealed' : current));
      },
      { threshold: REVEAL_THRESHOLD },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, reveal };
}

function subscribeToNothing() {
  return () => undefined;
}

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** `shown`: as it stands in the HTML. `waiting`: not seen yet. `revealed`: fading in, then as `shown`. */
export type Reveal = 'shown' | 'waiting' | 'revealed';

/** The share of the element that has to be on screen. Specification §9. */
const REVEAL_THRESHOLD = 0.1;

/**
 * Says when an element that fades in should do so: once, when a tenth of it is on screen.
 *
 * A prerendered element starts as `shown`, because its first paint needs no script: it is complete then, is the largest
 * paint when it is the largest element, and whoever has no script or an old browser keeps it. What a reader sees
 * already is never taken away again, so it waits only if the observer's first word is that it is off screen (a reload
 * or a fragment further down). An element that a move inside the site brings was never painted before: it waits from
 * its first render, and the observer's first word, one frame later, starts the fade. Only opacity may follow from the
 * state, so that nothing moves; reduced motion and print have no rule for it at all.
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
    const element = ref.current;
    if (!element) return;
    return observeOnce(element, setReveal);
  }, []);
  return { ref, reveal };
}

function observeOnce(element: Element, setReveal: (update: (reveal: Reveal) => Reveal) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0;
      if (ratio < REVEAL_THRESHOLD) {
        setReveal(() => 'waiting');
        return;
      }
      observer.disconnect();
      setReveal((reveal) => (reveal === 'waiting' ? 'revealed' : reveal));
    },
    { threshold: REVEAL_THRESHOLD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function subscribeToNothing() {
  return () => undefined;
}

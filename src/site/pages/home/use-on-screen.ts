import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is on screen; false until a script can tell. */
export function useOnScreen<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)?.isIntersecting === true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isOnScreen];
}

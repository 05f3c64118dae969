import { useEffect, useRef } from 'react';

/** The time for which a link is pointed at, or has the focus, before it counts as meant, in ms: a pointer passes over many. */
const INTENT_MS = 80;

/** Calls back with the address below `base` of a link that seems to be meant. Returns the handlers of what is around the links. */
export function useMeantLink(base: string, onMeant: (href: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const consider = ({ target }: { target: EventTarget }) => {
    clearTimeout(timer.current);
    const link = target instanceof Element && target.closest('a');
    if (!link || !`${link.pathname}/`.startsWith(`${base}/`)) return;
    timer.current = setTimeout(() => onMeant(link.pathname.slice(base.length) + link.search), INTENT_MS);
  };
  return { onPointerOver: consider, onFocus: consider };
}

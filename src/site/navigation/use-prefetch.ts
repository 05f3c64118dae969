import { useEffect } from 'react';
import { hasPage, loadPage } from './routes.ts';

/** The Network Information API, which not all browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches the code of linked pages: on hover, focus and touch, and for visible links when the browser is idle, except
 * on slow or data-saving connections.
 */
export function usePrefetch(path: string): void {
  useEffect(() => {
    const prefetch = (element: Element | null) => {
      const { origin, pathname } = (element?.closest('a') ?? {}) as Partial<HTMLAnchorElement>;
      if (!pathname || pathname === path || origin !== location.origin || !hasPage(pathname)) return;
      // Ignored here: the failure is shown if the visitor opens the page.
      loadPage(pathname).catch(() => undefined);
    };
    const whenIdle = window.requestIdleCallback ?? window.setTimeout;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        whenIdle(() => isFast() && prefetch(target));
      }
    });
    for (const link of document.links) observer.observe(link);
    const onIntent = ({ target }: Event) => target instanceof Element && prefetch(target);
    const listening = new AbortController();
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, onIntent, { signal: listening.signal, passive: true });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [path]);
}

function isFast(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !/[23]g/.test(effectiveType);
}

import { useEffect } from 'react';
import type { SiteRouter } from './router.ts';
import { addStyles } from './styles.ts';

/**
 * Prefetches the code of linked pages on hover, focus and touch. When the browser is idle, prefetches the
 * code for all visible links too, except on slow or data-saving connections.
 */
export function usePrefetch(path: string, load: SiteRouter['prefetch']): void {
  useEffect(() => {
    const prefetch = async (element: Element) => {
      const { origin, pathname } = (element.closest('a') ?? {}) as Partial<HTMLAnchorElement>;
      return pathname && pathname !== path && origin === location.origin ? load(pathname) : undefined;
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
    const onIntent = async ({ target }: Event) => {
      const page = target instanceof Element && (await prefetch(target));
      // Add the styles now, so that a click only has to render.
      if (page) addStyles(page.module);
    };
    const listening = new AbortController();
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, onIntent, { signal: listening.signal, passive: true });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [path, load]);
}

/** The Network Information API, which not all browsers have. */
type Network = { connection?: { saveData?: boolean; effectiveType?: string } };

function isFast(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Network).connection ?? {};
  return !saveData && !/[23]g/.test(effectiveType);
}

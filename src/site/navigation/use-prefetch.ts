import { useEffect } from 'react';
import { addStyles, type LazyComponent } from './lazy-component.ts';
import { hasPage, loadPage } from './routes.ts';

/** The pages whose code has loaded, by path. */
export type LoadedPages = Map<string, LazyComponent>;

/** The Network Information API, which not all browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches the code of linked pages into `pages` on hover, focus and touch. When the browser is idle, prefetches the
 * code for all visible links too, except on slow or data-saving connections.
 */
export function usePrefetch(path: string, pages: LoadedPages): void {
  useEffect(() => {
    const prefetch = async (element: Element) => {
      const { origin, pathname } = (element.closest('a') ?? {}) as Partial<HTMLAnchorElement>;
      if (!pathname || pathname === path || origin !== location.origin || !hasPage(pathname)) return;
      // Ignores a failure; `usePage` handles it if the visitor opens the page.
      const Page = await loadPage(pathname).catch(() => null);
      if (Page) pages.set(pathname, Page);
      return Page;
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
      const Page = target instanceof Element && (await prefetch(target));
      // Add the styles now, so that a click only has to render.
      if (Page) addStyles(Page);
    };
    const listening = new AbortController();
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, onIntent, { signal: listening.signal, passive: true });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [path, pages]);
}

function isFast(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !/[23]g/.test(effectiveType);
}

import { useEffect } from 'react';
import type { PageLoader } from './page-loader.ts';
import { pageLink } from './use-navigation.ts';

/** The Network Information API, which not all browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Prefetches the pages of visible links when the browser is idle, except on slow or data-saving connections. */
export function useFetchAhead(pages: PageLoader, path: string): void {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? window.setTimeout;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const { pathname = path } = (isIntersecting && pageLink(target, pages)) || {};
        if (pathname === path) continue;
        observer.unobserve(target);
        whenIdle(() => !isDear() && pages.fetch(pathname));
      }
    });
    for (const link of document.links) observer.observe(link);
    return () => observer.disconnect();
  }, [pages, path]);
}

function isDear(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || /[23]g/.test(effectiveType);
}

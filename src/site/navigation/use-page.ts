import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { notFoundTitle, pageTitles } from '../../content/pages.ts';
import { addStyles, type LazyComponent } from './lazy-component.ts';
import { hasPage, loadPage } from './routes.ts';
import { type LoadedPages, usePrefetch } from './use-prefetch.ts';

export interface ShownPage {
  /** The URL-encoded path, as in the address bar. */
  path: string;
  /** Null if the page's code failed to load in time. */
  Page: LazyComponent | null;
}

/** The time limit for loading a page's code, because an import that hangs never rejects. */
const TIMEOUT_MS = 20_000;
const titles: Readonly<Record<string, string>> = pageTitles;

/**
 * Returns the page to show: first the document's, then those that links, Back and Forward lead to. A page stays until
 * the code of the next one has loaded.
 *
 * The browser's Navigation API reports navigations, and keeps history and scroll positions. In a browser without the
 * API, every link loads a document.
 */
export function usePage(first: ShownPage): ShownPage {
  const [shown, setShown] = useState(first);
  const [pages] = useState<LoadedPages>(() => new Map(first.Page && [[first.path, first.Page]]));
  usePrefetch(shown.path, pages);
  useLayoutEffect(() => {
    const show = async (path: string, event?: NavigateEvent) => {
      // Await only a page that hasn't loaded yet, because even a cached import delays rendering by some frames.
      const Page = pages.get(path) ?? (await loadInTime(path));
      if (Page) {
        pages.set(path, Page);
        addStyles(Page);
      }
      // The visitor has navigated again since this page's code was requested.
      if (location.pathname !== path) return;
      if (!Page && navigator.onLine) {
        // Load the document instead: it's readable without JavaScript, and loads the current version of the code.
        location.reload();
        return;
      }
      const isNewVisit = event !== undefined && event.navigationType !== 'traverse';
      // Lets the first frame skip sections out of view (Section.module.css), which works only at the top of a page.
      // Set before focusing, because focusing forces layout.
      document.documentElement.toggleAttribute('data-at-top', isNewVisit && !location.hash);
      flushSync(() => setShown((now) => (now.path === path && now.Page ? now : { path, Page })));
      document.title = Page?.title ?? titles[path] ?? notFoundTitle;
      focusHeading();
      openAround(location.hash);
      if (event && !event.signal.aborted) event.scroll();
    };
    const onNavigate = (event: NavigateEvent) => {
      const { pathname, hash } = new URL(event.destination.url);
      // Open it first, so that the browser then scrolls to the link's target, or Back to the reader's position.
      if (event.hashChange) openAround(hash);
      // The browser handles fragments, `replaceState`, reloads, and links to other sites or unknown paths.
      const isLink = !event.destination.sameDocument && event.navigationType !== 'reload' && hasPage(pathname);
      if (!event.canIntercept || event.hashChange || !(isLink || event.navigationType === 'traverse')) return;
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        // For a path that the application doesn't render, the host redirects or sends the 404 page after a reload.
        handler: async () => (hasPage(pathname) ? show(pathname, event) : location.reload()),
      });
    };
    // The browser has scrolled to the fragment or restored the reader's position, unless it couldn't open the `details`.
    const opened = openAround(location.hash);
    if (scrollY === 0) opened?.scrollIntoView();
    // If the visitor went Back before hydration, the address is no longer the document's.
    if (location.pathname !== first.path) void show(location.pathname);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('hashchange', () => openAround(location.hash)?.scrollIntoView(), { signal });
    window.navigation?.addEventListener('navigate', onNavigate, { signal });
    return () => listening.abort();
  }, [first.path, pages]);
  return shown;
}

/** Loads a page's code; null if that fails or takes too long. */
function loadInTime(path: string): Promise<LazyComponent | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  return Promise.race([loadPage(path).catch(() => null), timeout]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Opens the closed `details` around a fragment's element, which not all browsers do. Returns the `details`, if any. */
function openAround(fragment: string): Element | null | undefined {
  const folded = document.getElementById(fragment.slice(1))?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  return folded;
}

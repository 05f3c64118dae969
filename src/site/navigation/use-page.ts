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
  const [pages] = useState<LoadedPages>(() => new Map());
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
      if (event && !event.signal.aborted && !(isNewVisit && reveal())) event.scroll();
    };
    const onNavigate = (event: NavigateEvent) => {
      const { pathname } = new URL(event.destination.url);
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
    reveal();
    // If the visitor went Back before hydration, the address is no longer the document's.
    if (location.pathname !== first.path) void show(location.pathname);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('hashchange', reveal, { signal });
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

/** Scrolls to the fragment's element, opening the `details` around it. Returns whether the element exists. */
function reveal(): boolean {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  // An element inside `details` that just opened has no position yet, so scroll to the `details`.
  (folded ?? target)?.scrollIntoView();
  return target !== null;
}

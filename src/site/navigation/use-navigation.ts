import { type RefObject, useLayoutEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { PageLoader } from './page-loader.ts';
import { type Arrival, arriveAtTop } from './use-arrival.ts';

/**
 * Makes the site's plain links move inside the page, and fetches their pages ahead on hover, focus and touch.
 *
 * One listener on the document serves every link, wherever it stands; without a script they are ordinary links.
 * Answers a ref that tells the next page where to scroll to: for Back and Forward, where the reader was.
 */
export function useNavigation(pages: PageLoader): RefObject<Arrival | null> {
  const arrival = useRef<Arrival | null>(null);
  // Before the router listens, in an effect of the later kind: its own listener draws the page at once, and the browser
  // calls a window's listeners in the order of their coming.
  useLayoutEffect(() => startNavigation(pages, arrival), [pages]);
  return arrival;
}

function startNavigation(pages: PageLoader, arrival: RefObject<Arrival | null>): () => void {
  const scrollByEntry = new Map<string, number>();
  let entry = currentEntry() ?? nameEntry();
  let path = window.location.pathname;

  const onClick = (event: MouseEvent) => {
    const url = event.defaultPrevented || isModified(event) ? null : pageUrl(event.target, pages);
    if (!url) return;
    const isHere = url.pathname === window.location.pathname;
    scrollByEntry.set(entry, window.scrollY);
    // A fragment of this very page is the browser's own business.
    if (isHere && url.hash) return;
    event.preventDefault();
    if (isHere) {
      arriveAtTop();
      return;
    }
    entry = crypto.randomUUID();
    path = url.pathname;
    arrival.current = { scrollY: 0, hash: url.hash };
    navigate(url.pathname + url.search + url.hash, { state: { entry } });
  };
  const onPop = () => {
    const next = currentEntry();
    // The browser made an entry for a fragment: it has scrolled there already.
    if (next === null) {
      entry = nameEntry();
      return;
    }
    scrollByEntry.set(entry, window.scrollY);
    entry = next;
    const scrollY = scrollByEntry.get(entry) ?? 0;
    if (path === window.location.pathname) window.scrollTo(0, scrollY);
    else arrival.current = { scrollY, hash: '' };
    path = window.location.pathname;
  };
  const onIntent = (event: Event) => {
    const url = pageUrl(event.target, pages);
    // A failure shows when the reader really goes there.
    if (url) pages.load(url.pathname).catch(() => undefined);
  };
  // The browser restores the place after a reload; between pages it would do so before the page is drawn.
  const restoreBy = (who: ScrollRestoration) => () => {
    window.history.scrollRestoration = who;
  };

  restoreBy('manual')();
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { signal, passive: true });
  window.addEventListener('popstate', onPop, { signal });
  window.addEventListener('pagehide', restoreBy('auto'), { signal });
  window.addEventListener('pageshow', restoreBy('manual'), { signal });
  return () => listening.abort();
}

/** The address of the site's page that a link, or something in it, leads to; null where it leads elsewhere. */
export function pageUrl(target: EventTarget | null, pages: PageLoader): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || !link.href) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin && pages.has(url.pathname) ? url : null;
}

function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** The name that this code gave the present entry of the history, by which it remembers the place on the page. */
function currentEntry(): string | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : null;
}

function nameEntry(): string {
  const entry = crypto.randomUUID();
  window.history.replaceState({ entry }, '');
  return entry;
}

/** A parameter of the address, which goes away with it: a reload finds none. */
export function takeParameter(name: string): string | null {
  const value = new URLSearchParams(location.search).get(name);
  if (value) history.replaceState(history.state, '', location.pathname);
  return value;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { keep, readKept } from '../../lib/tab-storage.ts';
import type { PageLoader } from './page-loader.ts';
import { type Arrival, arriveAtTop } from './use-arrival.ts';

/**
 * Turns the site's plain links into client-side navigation, and preloads their pages on hover, focus and touch.
 *
 * One delegated listener on the document serves every link; without JavaScript they are ordinary links.
 * Returns a ref with the next page's scroll position: for Back and Forward, where the reader was.
 */
export function useNavigation(pages: PageLoader): RefObject<Arrival | null> {
  const arrival = useRef<Arrival | null>(null);
  // A layout effect, to listen before the router does: its own listener renders the page at once, and the browser calls
  // listeners in the order in which they were added.
  useLayoutEffect(() => startNavigation(pages, arrival), [pages]);
  return arrival;
}

function startNavigation(pages: PageLoader, arrival: RefObject<Arrival | null>): () => void {
  const places = readPlaces();
  let entry = currentEntry() ?? nameEntry();
  let path = window.location.pathname;
  // If the document hydrated at another page's address, that page is about to render.
  arrival.current = { scrollY: places.get(entry) ?? 0, hash: window.location.hash };

  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented || isModified(event) ? null : pageLink(event.target, pages);
    if (!link) return;
    const { pathname, search, hash } = link;
    const isHere = pathname === window.location.pathname;
    places.set(entry, window.scrollY);
    // The browser handles fragments of the current page.
    if (isHere && hash) return;
    event.preventDefault();
    if (isHere) {
      arriveAtTop();
      return;
    }
    entry = newName();
    path = pathname;
    arrival.current = { scrollY: 0, hash };
    navigate(pathname + search + hash, { state: { entry } });
  };
  const onPop = () => {
    const next = currentEntry();
    const { pathname } = window.location;
    // Not a page of the site, or another spelling of one: let the host handle it.
    if (path !== pathname && !pages.has(pathname)) window.location.reload();
    // The browser added this entry for a fragment, and has already scrolled.
    if (next === null) {
      entry = nameEntry();
      return;
    }
    places.set(entry, window.scrollY);
    entry = next;
    const scrollY = places.get(entry) ?? 0;
    if (path === pathname) window.scrollTo(0, scrollY);
    else arrival.current = { scrollY, hash: '' };
    path = pathname;
  };
  const onIntent = (event: Event) => {
    const link = pageLink(event.target, pages);
    // A failure shows if the reader really goes there.
    if (link) pages.load(link.pathname).catch(() => undefined);
  };
  // The browser restores the scroll position after a reload; between pages it would do so before the page renders.
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
  // Merge: a document from the back/forward cache doesn't know the positions that later documents stored.
  const keepPlaces = () => keep(PLACES, JSON.stringify([...new Map([...readPlaces(), ...places])]));
  window.addEventListener('pagehide', keepPlaces, { signal });
  window.addEventListener('pageshow', restoreBy('manual'), { signal });
  return () => listening.abort();
}

/** Returns the link to one of the site's pages at or around an element; null if it leads elsewhere. */
export function pageLink(target: EventTarget | null, pages: PageLoader): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin && pages.has(link.pathname) ? link : null;
}

function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns the scroll positions in CSS pixels, by history entry, that earlier documents of the tab stored. */
function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(readKept(PLACES)));
  } catch {
    return new Map();
  }
}

const PLACES = 'places';

/** Returns the ID of the current history entry, under which its scroll position is stored; null if it has none. */
export function currentEntry(): string | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : null;
}

function nameEntry(): string {
  const entry = newName();
  window.history.replaceState({ entry }, '');
  return entry;
}

/** Returns a random ID. `crypto.randomUUID` doesn't exist on pages served over plain HTTP. */
function newName(): string {
  return String(Math.random());
}

/** Reads a parameter and removes it from the address, so that a reload doesn't find it. */
export function takeParameter(name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  url.searchParams.delete(name);
  if (value) history.replaceState(history.state, '', url);
  return value;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { keep, readKept } from '../../lib/tab-storage.ts';
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
  const places = readPlaces();
  let entry = currentEntry() ?? nameEntry();
  let path = window.location.pathname;
  // Where the document woke at another address than its own, the page of that one is about to be drawn.
  arrival.current = { scrollY: places.get(entry) ?? 0, hash: window.location.hash };

  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented || isModified(event) ? null : pageLink(event.target, pages);
    if (!link) return;
    const { pathname, search, hash } = link;
    const isHere = pathname === window.location.pathname;
    places.set(entry, window.scrollY);
    // A fragment of this very page is the browser's own business.
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
    // An address that is none of the site's, or another spelling of one: the host answers it.
    if (path !== pathname && !pages.has(pathname)) window.location.reload();
    // The browser made an entry for a fragment: it has scrolled there already.
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
    // A failure shows when the reader really goes there.
    if (link) pages.load(link.pathname).catch(() => undefined);
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
  // A document that was kept for Back does not know those of the documents after it.
  const keepPlaces = () => keep(PLACES, JSON.stringify([...new Map([...readPlaces(), ...places])]));
  window.addEventListener('pagehide', keepPlaces, { signal });
  window.addEventListener('pageshow', restoreBy('manual'), { signal });
  return () => listening.abort();
}

/** The link to one of the site's pages that an element is, or stands in; null where it leads elsewhere. */
export function pageLink(target: EventTarget | null, pages: PageLoader): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin && pages.has(link.pathname) ? link : null;
}

function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** The scroll positions in CSS pixels, by the names of the history's entries, that earlier documents of the tab have kept. */
function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(readKept(PLACES)));
  } catch {
    return new Map();
  }
}

const PLACES = 'places';

/** The name that this code gave the present entry of the history, by which it remembers the place on the page. */
export function currentEntry(): string | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : null;
}

function nameEntry(): string {
  const entry = newName();
  window.history.replaceState({ entry }, '');
  return entry;
}

/** Not `crypto.randomUUID`, which a page that came over plain HTTP has not. */
function newName(): string {
  return String(Math.random());
}

/** Takes a parameter out of the address: a reload finds none. */
export function takeParameter(name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  url.searchParams.delete(name);
  if (value) history.replaceState(history.state, '', url);
  return value;
}

import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { openAround, targetOf } from './open-around.ts';

/** A navigation to a page of the application, which has already changed the address. */
export interface Move {
  /** The URL-encoded path. */
  readonly path: string;
  /** False for Back and Forward. */
  readonly isNewVisit: boolean;
  /** Scrolls to where the reader left the page, or to its top. */
  readonly scroll: () => void;
}

interface Watched {
  readonly hasPage: (path: string) => boolean;
  readonly show: (move: Move) => Promise<void>;
  /** The scroll positions of history entries by their keys. */
  readonly positions: Map<string, number>;
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

/** Returns the current history entry's key; `''` if there is none, as during the build. */
export function entryKey(): string {
  return globalThis.navigation?.currentEntry?.key ?? globalThis.history?.state?.key ?? '';
}

/**
 * Calls `show` when a link, Back or Forward leads to a page of the application. Links to other paths load documents.
 *
 * The browser's Navigation API reports navigations, and keeps history and scroll positions. Safari before 26.2 and
 * Firefox before 147 don't have it.
 */
export function watchHistory(pages: Pick<Watched, 'hasPage' | 'show'>): {
  go: (path: string) => void;
  stop: () => void;
} {
  const listening = new AbortController();
  const watched = { ...pages, positions: keepPositions(listening.signal), signal: listening.signal };
  const go = window.navigation ? watchNavigation(window.navigation, watched) : watchPopState(watched);
  return { go, stop: () => listening.abort() };
}

/** Returns the positions that the tab stored before a reload, and stores them when the document is left. */
function keepPositions(signal: AbortSignal): Map<string, number> {
  const positions = new Map<string, number>(JSON.parse(readFromTab('positions') || '[]'));
  const store = () => {
    positions.set(entryKey(), scrollY);
    storeInTab('positions', JSON.stringify([...positions]));
  };
  addEventListener('pagehide', store, { signal });
  return positions;
}

function watchNavigation(navigation: Navigation, { hasPage, show, positions, signal }: Watched) {
  const onNavigate = (event: NavigateEvent) => {
    const { pathname: path, hash } = new URL(event.destination.url);
    // WebKit 2.54 saves its own position only after the next page has appeared.
    positions.set(entryKey(), scrollY);
    // Open it first, so that the browser then scrolls to the link's target, or Back to the reader's position.
    if (event.hashChange) openAround(hash);
    const isNewVisit = event.navigationType !== 'traverse';
    // The browser handles fragments, `replaceState`, reloads, and links to other sites or unknown paths.
    const isLink = !event.destination.sameDocument && event.navigationType !== 'reload' && hasPage(path);
    if (!event.canIntercept || event.hashChange || (isNewVisit && !isLink)) return;
    const left = isNewVisit ? undefined : positions.get(event.destination.key);
    const scroll = () => event.signal.aborted || (left === undefined ? event.scroll() : scrollTo(0, left));
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => {
        // WebKit 2.52 records no entry, so that Back would report nothing: load documents instead.
        const isRecorded = navigation.currentEntry?.url === location.href;
        if (isRecorded && hasPage(path)) return show({ path, isNewVisit, scroll });
        scroll();
        // For a path that the application doesn't render, the host redirects or sends the 404 page.
        location.reload();
      },
    });
  };
  navigation.addEventListener('navigate', onNavigate, { signal });
  return (path: string) => void navigation.navigate(path);
}

/** Does the same by clicks and `popstate`. Each history entry gets a key. */
function watchPopState({ hasPage, show, positions, signal }: Watched) {
  let key = '';
  let path = location.pathname;
  const nameEntry = () => {
    key = entryKey();
    if (key) return;
    key = Math.random().toString(36).slice(2);
    history.replaceState({ ...history.state, key }, '');
  };
  // Remembered at each scroll, because browsers may scroll to a new position before they report Back.
  let top = scrollY;
  const scrollToFragment = () => {
    const target = targetOf(location.hash);
    target?.scrollIntoView();
    return target !== null;
  };
  const move = (isNewVisit: boolean) => {
    path = location.pathname;
    // Where no position is known, the browser has restored its own.
    const left = isNewVisit ? 0 : (positions.get(key) ?? scrollY);
    const scroll = () => (isNewVisit && scrollToFragment()) || scrollTo(0, left);
    if (hasPage(path)) void show({ path, isNewVisit, scroll });
    else location.reload();
  };
  const go = (to: string) => {
    positions.set(key, scrollY);
    history.pushState(null, '', to);
    nameEntry();
    move(true);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.download || !/^(_self)?$/.test(link.target)) return;
    positions.set(key, scrollY);
    const isFragment = link.hash && link.pathname === path && link.search === location.search;
    if (isFragment) openAround(link.hash);
    if (link.origin !== location.origin || isFragment || !hasPage(link.pathname)) return;
    event.preventDefault();
    go(link.href);
  };
  const onPopState = () => {
    const isFragment = location.pathname === path;
    const isNew = !entryKey();
    // The browser has already scrolled to a new fragment.
    if (!isNew) positions.set(key, top);
    nameEntry();
    if (!isFragment) move(isNew);
    else if (!isNew) scrollTo(0, positions.get(key) ?? scrollY);
  };
  nameEntry();
  document.addEventListener('click', onClick, { signal });
  addEventListener('popstate', onPopState, { signal });
  const onScroll = () => {
    top = scrollY;
  };
  addEventListener('scroll', onScroll, { signal, passive: true });
  return go;
}

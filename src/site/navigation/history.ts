import { openAround } from './open-around.ts';

/** A navigation to a page of the application, which has already changed the address. */
export interface Move {
  /** The URL-encoded path. */
  readonly path: string;
  /** False for Back and Forward. */
  readonly isNewVisit: boolean;
  /** Scrolls to where the reader left the page, or to its top. */
  readonly scroll: () => void;
}

interface Watch {
  readonly go: (path: string) => void;
  readonly stop: () => void;
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
export function watchHistory(hasPage: (path: string) => boolean, show: (move: Move) => Promise<void>): Watch {
  return window.navigation ? watchNavigation(window.navigation, hasPage, show) : watchPopState(hasPage, show);
}

function watchNavigation(navigation: Navigation, ...[hasPage, show]: Parameters<typeof watchHistory>): Watch {
  const onNavigate = (event: NavigateEvent) => {
    const { pathname: path, hash } = new URL(event.destination.url);
    // Open it first, so that the browser then scrolls to the link's target, or Back to the reader's position.
    if (event.hashChange) openAround(hash);
    const isNewVisit = event.navigationType !== 'traverse';
    // The browser handles fragments, `replaceState`, reloads, and links to other sites or unknown paths.
    const isLink = !event.destination.sameDocument && event.navigationType !== 'reload' && hasPage(path);
    if (!event.canIntercept || event.hashChange || (isNewVisit && !isLink)) return;
    const scroll = () => event.signal.aborted || event.scroll();
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      // For a path that the application doesn't render, the host redirects or sends the 404 page after a reload.
      handler: async () => (hasPage(path) ? show({ path, isNewVisit, scroll }) : location.reload()),
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return {
    go: (path) => void navigation.navigate(path),
    stop: () => navigation.removeEventListener('navigate', onNavigate),
  };
}

/** Does the same by clicks and `popstate`. Each history entry gets a key, and a scroll position until a reload. */
function watchPopState(...[hasPage, show]: Parameters<typeof watchHistory>): Watch {
  const positions = new Map<string, number>();
  let key = '';
  let path = location.pathname;
  const nameEntry = () => {
    key = entryKey() || Math.random().toString(36).slice(2);
    history.replaceState({ ...history.state, key }, '');
  };
  // Remembered at each scroll, because browsers may scroll to a new position before they report Back.
  let top = scrollY;
  const savePosition = () => positions.set(key, top);
  const scrollToFragment = () => {
    const target = document.getElementById(location.hash.slice(1));
    target?.scrollIntoView();
    return target !== null;
  };
  const move = (isNewVisit: boolean) => {
    path = location.pathname;
    const left = positions.get(key) ?? 0;
    const scroll = () => (isNewVisit && scrollToFragment()) || scrollTo(0, left);
    if (hasPage(path)) void show({ path, isNewVisit, scroll });
    else location.reload();
  };
  const go = (to: string) => {
    savePosition();
    history.pushState(null, '', to);
    nameEntry();
    move(true);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.download || !/^(_self)?$/.test(link.target)) return;
    savePosition();
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
    if (!isNew) savePosition();
    nameEntry();
    if (!isFragment) move(isNew);
    else if (!isNew) scrollTo(0, positions.get(key) ?? 0);
  };
  nameEntry();
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  addEventListener('popstate', onPopState, { signal });
  const onScroll = () => {
    top = scrollY;
  };
  addEventListener('scroll', onScroll, { signal, passive: true });
  return { go, stop: () => listening.abort() };
}

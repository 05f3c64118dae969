import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
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

/** Calls `show` when a link, Back or Forward leads to a page of the application. Links to other paths load documents. */
export type Watch = (watched: Watched) => Go;

/** Shows the page of a path in a new history entry. */
export type Go = (path: string) => void;

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

/** Returns the positions that the tab stored before a reload, and stores them when the document is left. */
export function keepPositions(signal: AbortSignal): Map<string, number> {
  const positions = new Map<string, number>(JSON.parse(readFromTab('positions') || '[]'));
  const store = () => {
    positions.set(entryKey(), scrollY);
    storeInTab('positions', JSON.stringify([...positions]));
  };
  addEventListener('pagehide', store, { signal });
  return positions;
}

/** Watches by the browser's Navigation API, which keeps history and scroll positions. */
export const watchNavigation: Watch = ({ hasPage, show, positions, signal }) => {
  const { navigation } = window;
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
  return (path) => void navigation.navigate(path);
};

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { BaseLocationHook } from 'wouter';
import { type Go, keepPositions, type Move, type Watch } from './history.ts';
import { openAround } from './open-around.ts';
import { hasPage, type LoadedPage, loadPage, type PageTable } from './page.ts';
import { addStyles } from './styles.ts';

export interface Shown {
  /** The URL-encoded path, as in the address bar. */
  readonly path: string;
  /** Null if the page's code failed to load in time. */
  readonly page: LoadedPage | null;
}

export interface SiteRouter {
  /** wouter's location hook. Its path changes when the code of the next page has loaded. */
  readonly hook: BaseLocationHook;
  /** Returns the page on screen, and re-renders the component when another one appears. */
  readonly useShown: () => Shown;
  /** Loads a page's code in advance. Returns undefined if there is no such page, or if that fails. */
  readonly prefetch: (path: string) => Promise<LoadedPage | undefined>;
  /** Follows links, Back and Forward until the returned function is called. */
  readonly start: () => () => void;
}

/** The time limit for loading a page's code, because an import that hangs never rejects. */
const TIMEOUT_MS = 20_000;

/**
 * Creates the site's router. It shows the document's page first, then those that links, Back and Forward lead to. A page
 * stays until the code of the next one has loaded. Without `watch`, as during the build, it follows nothing.
 */
export function createRouter(table: PageTable, first: Shown, watch: Watch = () => () => undefined): SiteRouter {
  const loaded = new Map(first.page ? [[first.path, first.page]] : []);
  const { show, read, subscribe } = createShown(first);
  const isPage = (path: string) => hasPage(table, path);
  let go: Go = () => undefined;

  async function load(path: string): Promise<LoadedPage | undefined> {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined));
    const page = await Promise.race([loadPage(table, path).catch(() => undefined), timeout]);
    if (page) loaded.set(path, page);
    return page;
  }

  async function move({ path, isNewVisit, scroll }: Move): Promise<void> {
    // Await only a page that hasn't loaded yet, because even a resolved promise delays rendering by some frames.
    const page = loaded.get(path) ?? (await load(path)) ?? null;
    // The visitor has navigated again since this page's code was requested.
    if (location.pathname !== path) return;
    if (!page && navigator.onLine) {
      // Load the document instead: it's readable without JavaScript, and loads the current version of the code.
      location.reload();
      return;
    }
    if (page) addStyles(page.module);
    // Lets the first frame skip sections out of view (Section.module.css), which works only at the top of a page.
    // Set before focusing, because focusing forces layout.
    document.documentElement.toggleAttribute('data-at-top', isNewVisit && !location.hash);
    show({ path, page });
    if (page) {
      document.title = page.head.title;
      document.documentElement.lang = page.head.lang ?? 'en';
    }
    focusHeading();
    openAround(location.hash);
    scroll();
  }

  const path = () => read().path;
  const hook: BaseLocationHook = ({ ssrPath }: { ssrPath: string }) => [
    useSyncExternalStore(subscribe, path, () => ssrPath),
    (to) => go(to),
  ];
  hook.searchHook = () => useSyncExternalStore(subscribe, readSearch, () => '');
  return {
    hook,
    useShown: () => useSyncExternalStore(subscribe, read, () => first),
    prefetch: async (path) => (isPage(path) ? (loaded.get(path) ?? load(path)) : undefined),
    start() {
      const listening = new AbortController();
      const { signal } = listening;
      go = watch({ hasPage: isPage, show: move, positions: keepPositions(signal), signal });
      // The browser has scrolled to the fragment or restored the reader's position, unless it couldn't open the `details`.
      const opened = openAround(location.hash);
      if (scrollY === 0) opened?.scrollIntoView();
      // If the visitor went Back before hydration, the address is no longer the document's.
      const { pathname } = location;
      if (pathname !== first.path) void move({ path: pathname, isNewVisit: false, scroll: () => undefined });
      addEventListener('hashchange', () => openAround(location.hash)?.scrollIntoView(), { signal });
      return () => listening.abort();
    },
  };
}

/** Creates a store of the page on screen. `show` renders synchronously. */
function createShown(first: Shown) {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    read: () => shown,
    show(next: Shown): void {
      if (shown.path === next.path && shown.page) return;
      shown = next;
      flushSync(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readSearch(): string {
  return location.search;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

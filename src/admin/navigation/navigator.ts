import type { NavigateOptions } from 'wouter';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';

export type Navigator = ReturnType<typeof createNavigator>;

/**
 * Creates the console's URL store, which guards unsaved work. `confirm` shows the reasons to stay in a dialog.
 *
 * The guard covers every way to leave a screen: links and code call `navigate`, and sign-out calls `mayLeave`. Back and
 * Forward are undone until the user confirms. Reload and closing the tab show the browser's dialog.
 * Invariants: subscribers see a new path only after the user may leave, so unsaved work stays mounted until then.
 */
export function createNavigator(confirm: (reasons: readonly string[]) => Promise<boolean>) {
  const listeners = new Set<() => void>();
  const { wouldLose, release, ...guard } = createGuard(confirm);
  const { hasUnsaved, mayLeave } = guard;
  const scroll = createScrollMemory();
  /** The last query string of each path, with a list's search, filters and page. */
  const queries = new Map<string, string>();
  let { pathname: path, search } = location;
  let index = indexOf(history.state) ?? 0;
  let hasMoved = false;
  /** The number of steps of a Back or Forward being undone; `undefined` once `popstate` reports the undo. */
  let undoneSteps: number | undefined;

  function arrive(newIndex: number) {
    // During `popstate`, the page is still at the position of the entry that is left.
    scroll.store(index);
    index = newIndex;
    hasMoved = true;
    queries.set(path, search);
    ({ pathname: path, search } = location);
    for (const listener of listeners) listener();
  }

  function move(to: string, { replace = false }: NavigateOptions = {}) {
    const newIndex = replace ? index : index + 1;
    history[replace ? 'replaceState' : 'pushState']({ index: newIndex }, '', to);
    const isOtherPath = location.pathname !== path;
    arrive(newIndex);
    if (isOtherPath) scrollTo(0, 0);
  }

  function onPop({ state }: PopStateEvent) {
    const newIndex = indexOf(state) ?? index;
    const steps = undoneSteps;
    undoneSteps = undefined;
    if (steps !== undefined) void mayLeave().then((isFree) => isFree && history.go(steps));
    else if (location.pathname === path || !hasUnsaved()) {
      arrive(newIndex);
      scroll.restore(index);
    } else {
      undoneSteps = newIndex - index || -1;
      history.go(-undoneSteps);
    }
  }

  return {
    ...guard,
    navigate(to: string, options?: NavigateOptions) {
      if (new URL(to, location.href).pathname === path || !hasUnsaved()) return move(to, options);
      void mayLeave().then((isFree) => isFree && move(to, options));
    },
    queryOf: (path: string) => queries.get(path) ?? '',
    /** Clears the query strings, so that the next admin doesn't see them. */
    forgetQueries: () => queries.clear(),
    /** Whether the user has navigated since the document loaded. */
    hasMoved: () => hasMoved,
    readPath: () => path,
    readSearch: () => search,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Listens for Back, Forward and unload until the signal aborts. */
    listen(signal: AbortSignal) {
      if (indexOf(history.state) !== undefined) scroll.restore(index);
      history.replaceState({ ...history.state, index }, '');
      addEventListener('popstate', onPop, { signal });
      addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault(), { signal });
      // Calls each `onLeave`, which may send a deferred request that outlives the page.
      addEventListener('pagehide', release, { signal });
      addEventListener('pagehide', () => scroll.store(index), { signal });
    },
  };
}

/** Keeps this tab's scroll positions, by history entry. Browsers restore them before a list's data has loaded again. */
function createScrollMemory() {
  let restoring: AbortController | undefined;
  const keyOf = (index: number) => `console-scroll-${index}`;
  return {
    /** Stores the position of an entry that is left. A position that isn't restored yet stays. */
    store(index: number) {
      if (!restoring) storeInTab(keyOf(index), String(window.scrollY));
      restoring?.abort();
    },
    /** Scrolls to the entry's position as soon as the page is long enough, unless the user acts first. */
    restore(index: number) {
      const position = readFromTab(keyOf(index));
      if (!position) return;
      restoring = new AbortController();
      const { signal } = restoring;
      const stop = () => restoring?.abort();
      const observer = new ResizeObserver(() => {
        scrollTo(0, Number(position));
        if (window.scrollY > Number(position) - 1) stop();
      });
      observer.observe(document.body);
      signal.addEventListener('abort', () => {
        observer.disconnect();
        restoring = undefined;
      });
      for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(type, stop, { signal });
    },
  };
}

/**
 * Returns the sentence for the “Leave this page?” dialog; `undefined` if there is no unsaved work. For `''`, leaving
 * shows no dialog, but when the session ends, the screen stays mounted behind the sign-in dialog.
 */
type ReasonToStay = () => string | undefined;

/** Tracks unsaved work on screen, and asks for confirmation before the user leaves. */
function createGuard(confirm: (reasons: readonly string[]) => Promise<boolean>) {
  const guarded = new Map<ReasonToStay, (() => void) | undefined>();
  const reasonsToStay = () => [...new Set([...guarded.keys()].flatMap((reason) => reason() ?? []))];
  const release = () => {
    for (const onLeave of guarded.values()) onLeave?.();
  };
  return {
    hasUnsaved: () => reasonsToStay().length > 0,
    wouldLose: () => reasonsToStay().some(Boolean),
    /** Returns whether the user may leave. Asks for confirmation if work would be lost. If true, clears the guard. */
    async mayLeave(): Promise<boolean> {
      const reasons = reasonsToStay().filter(Boolean);
      const isFree = reasons.length === 0 || (await confirm(reasons));
      if (isFree) {
        release();
        guarded.clear();
      }
      return isFree;
    },
    release,
    /** Discards unsaved work: leaving no longer needs confirmation. */
    giveUp: () => guarded.clear(),
    /** Adds a reason. Calls `onLeave` when the user leaves. Returns a function that removes the reason. */
    guard(reason: ReasonToStay, onLeave?: () => void): () => void {
      guarded.set(reason, onLeave);
      return () => guarded.delete(reason);
    },
  };
}

/** Returns the index in a history entry's state, counted from the console's first entry; `undefined` if it has none. */
function indexOf(state: unknown): number | undefined {
  const index: unknown = Object(state).index;
  return typeof index === 'number' ? index : undefined;
}

import type { NavigateOptions } from 'wouter';
import { type AskToLeave, createLeaveGuard } from './leave-guard.ts';

/** The console's URL, and the functions that change it. */
export type Navigator = ReturnType<typeof createNavigator>;

/**
 * The console's URL, with a guard over unsaved work.
 *
 * Every exit passes the guard: links and code by `navigate`; Back and Forward are undone before subscribers hear of it;
 * reload and closing by the browser's own question; sign-out by `mayLeave`.
 * Always true: the path changes for subscribers only once the move is allowed, so no question unmounts guarded work.
 */
export function createNavigator(ask: AskToLeave) {
  const { subscribe, tell } = createListeners();
  const leaveGuard = createLeaveGuard(ask);
  const { hasUnsaved, mayLeave, wouldLose, release } = leaveGuard;
  /** The last query of each path: a list's search, filters and page. */
  const queries = new Map<string, string>();
  let { pathname: path, search } = location;
  let index = indexOf(history.state) ?? 0;
  let hasMoved = false;
  /** The steps of a Back or Forward that was undone, to ask about it. */
  let undoneSteps: number | undefined;

  function arrive(newIndex: number) {
    index = newIndex;
    hasMoved = true;
    queries.set(path, search);
    ({ pathname: path, search } = location);
    tell();
  }

  function move(to: string, { replace = false, state }: NavigateOptions = {}) {
    const newIndex = replace ? index : index + 1;
    history[replace ? 'replaceState' : 'pushState']({ ...state, index: newIndex }, '', to);
    const isOtherPath = location.pathname !== path;
    arrive(newIndex);
    if (isOtherPath) scrollTo(0, 0);
  }

  function onPop({ state }: PopStateEvent) {
    const newIndex = indexOf(state) ?? index;
    const steps = undoneSteps;
    undoneSteps = undefined;
    if (steps !== undefined) void mayLeave().then((isFree) => isFree && history.go(steps));
    else if (location.pathname === path || !hasUnsaved()) arrive(newIndex);
    else {
      undoneSteps = newIndex - index || -1;
      history.go(-undoneSteps);
    }
  }

  return {
    ...leaveGuard,
    navigate(to: string, options?: NavigateOptions) {
      if (new URL(to, location.href).pathname === path || !hasUnsaved()) return move(to, options);
      void mayLeave().then((isFree) => isFree && move(to, options));
    },
    queryOf: (path: string) => queries.get(path) ?? '',
    /** Keeps one admin's searches from the next. */
    forgetQueries: () => queries.clear(),
    /** Whether the user has navigated since the document loaded. */
    hasMoved: () => hasMoved,
    readPath: () => path,
    readSearch: () => search,
    subscribe,
    /** Listens for Back, Forward and unload until the signal aborts. */
    listen(signal: AbortSignal) {
      history.replaceState({ ...history.state, index }, '');
      addEventListener('popstate', onPop, { signal });
      addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault(), { signal });
      // Sends deferred work: its request outlives the page.
      addEventListener('pagehide', release, { signal });
    },
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the index of a history entry, counted from the console's first one. */
function indexOf(state: unknown): number | undefined {
  const index: unknown = Object(state).index;
  return typeof index === 'number' ? index : undefined;
}

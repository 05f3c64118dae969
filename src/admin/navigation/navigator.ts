import type { NavigateOptions } from 'wouter';

export type Navigator = ReturnType<typeof createNavigator>;

/**
 * Creates the console's URL store, with a guard of unsaved work. `confirm` shows the reasons to stay in a dialog.
 *
 * Every exit passes the guard: links and code call `navigate`; Back and Forward are undone until the user confirms;
 * reload and closing show the browser's dialog; sign-out calls `mayLeave`.
 * Invariants: the path changes for subscribers only once the move is allowed, so guarded work stays mounted.
 */
export function createNavigator(confirm: (reasons: readonly string[]) => Promise<boolean>) {
  const listeners = new Set<() => void>();
  const { wouldLose, release, ...guard } = createGuard(confirm);
  const { hasUnsaved, mayLeave } = guard;
  /** The last query of each path: a list's search, filters and page. */
  const queries = new Map<string, string>();
  let { pathname: path, search } = location;
  let index = indexOf(history.state) ?? 0;
  let hasMoved = false;
  /** The history steps of a Back or Forward that is being undone, until the undoing fires `popstate`. */
  let undoneSteps: number | undefined;

  function arrive(newIndex: number) {
    index = newIndex;
    hasMoved = true;
    queries.set(path, search);
    ({ pathname: path, search } = location);
    for (const listener of listeners) listener();
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
    ...guard,
    navigate(to: string, options?: NavigateOptions) {
      if (new URL(to, location.href).pathname === path || !hasUnsaved()) return move(to, options);
      void mayLeave().then((isFree) => isFree && move(to, options));
    },
    queryOf: (path: string) => queries.get(path) ?? '',
    /** Clears the searches, so that the next admin doesn't see them. */
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
      history.replaceState({ ...history.state, index }, '');
      addEventListener('popstate', onPop, { signal });
      addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault(), { signal });
      // Each `onLeave` sends its deferred request, which outlives the page.
      addEventListener('pagehide', release, { signal });
    },
  };
}

/**
 * Returns the sentence for the “Leave this page?” dialog; `undefined` if there is no reason to stay. With `''`, leaving
 * shows no dialog, but the screen stays behind the sign-in dialog when the session ends.
 */
type ReasonToStay = () => string | undefined;

/** Tracks unsaved work on screen, and requires confirmation before the user leaves it. */
function createGuard(confirm: (reasons: readonly string[]) => Promise<boolean>) {
  /** Reasons with their `onLeave` callbacks. */
  const guarded = new Map<ReasonToStay, (() => void) | undefined>();
  const reasonsToStay = () => [...new Set([...guarded.keys()].flatMap((reason) => reason() ?? []))];
  const release = () => {
    for (const onLeave of guarded.values()) onLeave?.();
  };
  return {
    hasUnsaved: () => reasonsToStay().length > 0,
    wouldLose: () => reasonsToStay().some(Boolean),
    /** Returns whether the screen may be left, after confirmation if work would be lost. If true, clears the guard. */
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
    /** Adds a reason; `onLeave` is called when the screen is left. Returns a function that removes it. */
    guard(reason: ReasonToStay, onLeave?: () => void): () => void {
      guarded.set(reason, onLeave);
      return () => guarded.delete(reason);
    },
  };
}

/** Returns the index of a history entry, counted from the console's first one. */
function indexOf(state: unknown): number | undefined {
  const index: unknown = Object(state).index;
  return typeof index === 'number' ? index : undefined;
}

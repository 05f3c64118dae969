import type { NavigateOptions } from 'wouter';
import { type AskToLeave, createLeaveGuard } from './leave-guard.ts';
import { createLeftQueries } from './left-queries.ts';

/** The console's address, and the ways to change it. */
export type Navigator = ReturnType<typeof createNavigator>;

/**
 * The console's address, with a guard over what is not saved.
 *
 * Every way out passes the guard: a link and a call by `navigate`, Back and Forward by taking the step back before anybody
 * is told of it, reload and closing by the browser's own question, sign-out by `mayLeave`.
 * Always true: what is told here changes only when the move may be made, so a question never unmounts what is guarded.
 */
export function createNavigator(ask: AskToLeave) {
  const { subscribe, tell } = createListeners();
  const leaveGuard = createLeaveGuard(ask);
  const { hasUnsaved, mayLeave } = leaveGuard;
  const { leave, ...leftQueries } = createLeftQueries();
  let { pathname: path, search } = location;
  let index = indexOf(history.state) ?? 0;
  let hasMoved = false;
  /** The steps of a Back or Forward that was undone and is to be asked about. */
  let undoneSteps: number | undefined;

  function arrive(newIndex: number) {
    index = newIndex;
    hasMoved = true;
    leave(path, search);
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
    ...leftQueries,
    navigate(to: string, options?: NavigateOptions) {
      if (new URL(to, location.href).pathname === path || !hasUnsaved()) return move(to, options);
      void mayLeave().then((isFree) => isFree && move(to, options));
    },
    /** Tells whether this is another place than the document was loaded for. */
    hasMoved: () => hasMoved,
    readPath: () => path,
    readSearch: () => search,
    subscribe,
    /** Follows Back, Forward and reload until the signal is aborted. */
    listen(signal: AbortSignal) {
      history.replaceState({ ...history.state, index }, '');
      addEventListener('popstate', onPop, { signal });
      addEventListener('beforeunload', (event) => hasUnsaved() && event.preventDefault(), { signal });
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

/** The number of an entry of the tab's history, counted from the first one of the console. */
function indexOf(state: unknown): number | undefined {
  const index: unknown = Object(state).index;
  return typeof index === 'number' ? index : undefined;
}

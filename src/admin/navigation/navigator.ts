import type { NavigateOptions } from 'wouter';

/** Asks a person whether to leave what is not saved: `reasons` are sentences that say what, none of them twice. */
type AskToLeave = (reasons: readonly string[]) => Promise<boolean>;

/** The reason not to leave; `undefined` while nothing would be lost. */
type ReasonToStay = () => string | undefined;

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
  const listeners = new Set<() => void>();
  const guarded = new Set<ReasonToStay>();
  let { pathname: path, search } = location;
  let index = indexOf(history.state) ?? 0;
  let hasMoved = false;
  /** The query that each path was left with, also by a reload of the tab; and who left them. */
  const stored = readQueries();
  let { owner } = stored;
  const queries = new Map(stored.queries);
  /** The steps of a Back or Forward that was undone and is to be asked about. */
  let undoneSteps: number | undefined;

  const reasonsToStay = () => [...new Set([...guarded].map((reason) => reason()))].filter((text) => text !== undefined);
  const hasUnsaved = () => reasonsToStay().length > 0;

  /** Tells whether the screen may be left; asks if something there is not saved, which then counts as given up. */
  async function mayLeave(): Promise<boolean> {
    const reasons = reasonsToStay();
    if (reasons.length === 0) return true;
    if (!(await ask(reasons))) return false;
    guarded.clear();
    return true;
  }

  function arrive(newIndex: number) {
    index = newIndex;
    hasMoved = true;
    queries.set(path, search);
    writeQueries({ owner, queries: [...queries] });
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

  function navigate(to: string, options?: NavigateOptions) {
    if (new URL(to, location.href).pathname === path || !hasUnsaved()) return move(to, options);
    void mayLeave().then((isFree) => isFree && move(to, options));
  }

  function onPop({ state }: PopStateEvent) {
    const newIndex = indexOf(state) ?? index;
    if (undoneSteps !== undefined) {
      const steps = undoneSteps;
      undoneSteps = undefined;
      void mayLeave().then((isFree) => isFree && history.go(steps));
    } else if (location.pathname === path || !hasUnsaved()) {
      arrive(newIndex);
    } else {
      undoneSteps = newIndex - index || -1;
      history.go(-undoneSteps);
    }
  }

  function onUnload(event: BeforeUnloadEvent) {
    if (hasUnsaved()) event.preventDefault();
  }

  return {
    navigate,
    mayLeave,
    hasUnsaved,
    /** Takes what is not saved for given up: leaving asks no more. */
    giveUp: () => guarded.clear(),
    /** Tells whether this is another place than the document was loaded for. */
    hasMoved: () => hasMoved,
    readPath: () => path,
    readSearch: () => search,
    /** The query that a path was last left with: a list's search, filters and page. */
    queryOf: (leftPath: string) => queries.get(leftPath) ?? '',
    /** Says whose queries they are from now on: one person's searches are not there for the next. */
    ownQueries(person: string) {
      if (person === owner) return;
      owner = person;
      queries.clear();
      writeQueries({ owner, queries: [] });
    },
    /** Puts something under the guard. Returns how to take it out. */
    guard(reason: ReasonToStay): () => void {
      guarded.add(reason);
      return () => guarded.delete(reason);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows Back, Forward and reload until the signal is aborted. */
    listen(signal: AbortSignal) {
      history.replaceState({ ...history.state, index }, '');
      addEventListener('popstate', onPop, { signal });
      addEventListener('beforeunload', onUnload, { signal });
    },
  };
}

const QUERIES_KEY = 'list-queries';

interface StoredQueries {
  owner: string;
  queries: readonly (readonly [path: string, query: string])[];
}

function readQueries(): StoredQueries {
  try {
    const { owner, queries }: StoredQueries = JSON.parse(sessionStorage.getItem(QUERIES_KEY) ?? '');
    return { owner, queries: [...new Map(queries)] };
  } catch {
    return { owner: '', queries: [] };
  }
}

function writeQueries(queries: StoredQueries): void {
  try {
    sessionStorage.setItem(QUERIES_KEY, JSON.stringify(queries));
  } catch {
    // Without a storage they last until the reload.
  }
}

/** The number of an entry of the tab's history, counted from the first one of the console. */
function indexOf(state: unknown): number | undefined {
  const index: unknown = Object(state).index;
  return typeof index === 'number' ? index : undefined;
}

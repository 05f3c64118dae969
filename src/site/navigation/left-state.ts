import { useEffect, useRef } from 'react';

/** List states by history entry, for the lifetime of the document. */
const states = new Map<string, unknown>();

/** Returns the list's state stored for the current history entry, or `start`, also without a browser. Errors: none. */
export function asLeft<State>(start: State): State {
  const entry = currentEntry();
  return entry === undefined ? start : ((states.get(entry) as State | undefined) ?? start);
}

/** Stores a list's state on unmount, so that Back can restore it. */
export function useKeptForBack<State>(state: State): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const entry = currentEntry();
    return () => {
      if (entry !== undefined) states.set(entry, latest.current);
    };
  }, []);
}

/** Returns the current history entry's key; `undefined` without the Navigation API, where links load documents. */
function currentEntry(): string | undefined {
  return globalThis.navigation?.currentEntry?.key;
}

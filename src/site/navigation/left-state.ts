import { useEffect, useRef } from 'react';

/** The states of lists, by the key of their history entry. They last until the document is left. */
const states = new Map<string, unknown>();

/** Returns the state stored for the current history entry; `start` if there is none, as during the build. */
export function restoredState<State>(start: State): State {
  return (states.get(currentEntry()) as State | undefined) ?? start;
}

/** Stores a list's state on unmount, so that Back can restore it. */
export function useSaveForBack<State>(state: State): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const entry = currentEntry();
    return () => {
      if (entry) states.set(entry, latest.current);
    };
  }, []);
}

/** Returns the current history entry's key; `''` without the Navigation API, where every link loads a document. */
function currentEntry(): string {
  return globalThis.navigation?.currentEntry?.key ?? '';
}

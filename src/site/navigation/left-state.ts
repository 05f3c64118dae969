import { useEffect, useRef } from 'react';

/** The states of lists, by the keys of their history entries. They last until the document is left. */
const states = new Map<string, { readonly current: unknown }>();

/** Returns the state stored for the current history entry; `start` if there is none, as during the build. */
export function restoredState<State>(start: State): State {
  return (states.get(currentEntry())?.current as State | undefined) ?? start;
}

/** Stores a list's state for each history entry that is left while the list is mounted, so that Back can restore it. */
export function useSaveForBack<State>(state: State): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    // Read the key before each navigation, because a link to a fragment creates an entry for the same list.
    const save = () => void states.set(currentEntry(), latest);
    window.navigation?.addEventListener('navigate', save);
    return () => window.navigation?.removeEventListener('navigate', save);
  }, []);
}

/** Returns the current history entry's key; `''` without the Navigation API, where every link loads a document. */
function currentEntry(): string {
  return globalThis.navigation?.currentEntry?.key ?? '';
}

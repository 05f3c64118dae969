import { useEffect, useRef } from 'react';
import { entryKey } from './history.ts';

/** The states of lists, by the keys of their history entries. They last until the document is left. */
const states = new Map<string, { readonly current: unknown }>();

/** Returns the state stored for the current history entry; `start` if there is none, as during the build. */
export function restoredState<State>(start: State): State {
  return (states.get(entryKey())?.current as State | undefined) ?? start;
}

/** Stores a list's state for each history entry that shows the list, so that Back can restore it. */
export function useSaveForBack<State>(state: State): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const save = () => {
      if (entryKey()) states.set(entryKey(), latest);
    };
    save();
    // A link to a fragment creates an entry for the same list.
    addEventListener('hashchange', save);
    return () => removeEventListener('hashchange', save);
  }, []);
}

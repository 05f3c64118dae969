import { useEffect, useRef } from 'react';
import { currentEntry } from './use-navigation.ts';

/** The states of lists by the entries of the tab's history, for as long as the document lives. */
const states = new Map<string | null, unknown>();

/** The state in which the list of the present entry was left, or `start`. Errors: none; without a browser it is `start`. */
export function asLeft<State>(start: State): State {
  return (typeof history === 'object' && (states.get(currentEntry()) as State | undefined)) || start;
}

/** Keeps a list's state for when Back leads to it again. */
export function useKeptForBack<State>(state: State): void {
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

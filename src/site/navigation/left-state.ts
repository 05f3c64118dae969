import { useEffect, useRef } from 'react';

/** The states of lists by the entries of the tab's history, for as long as the document lives. */
const states = new Map<unknown, unknown>();

/** The state in which the list of the present entry was left, or `start`. Errors: none; without a browser it is `start`. */
export function asLeft<State>(start: State): State {
  return (typeof history === 'object' && (states.get(presentEntry()) as State | undefined)) || start;
}

/** Keeps a list's state for when Back leads to it again. */
export function useKeptForBack<State>(state: State): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const entry = presentEntry();
    return () => {
      if (entry) states.set(entry, latest.current);
    };
  }, []);
}

function presentEntry(): unknown {
  return Object(history.state).entry;
}

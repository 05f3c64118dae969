import { useCallback, useSyncExternalStore } from 'react';
import type { Adapter } from '../adapter.ts';

interface Kept {
  readonly listeners: Set<() => void>;
  state: { data?: unknown; isFetching: boolean };
}

/** The lower bound for any library: React's own subscription to a map of responses that is never cleared. */
export const create = (send: typeof fetch): Adapter => {
  const kept = new Map<string, Kept>();
  const open = (id: string): Kept => {
    const known = kept.get(id);
    if (known) return known;
    const entry = { listeners: new Set<() => void>(), state: { isFetching: false } };
    kept.set(id, entry);
    return entry;
  };
  const ask = async (id: string, entry: Kept) => {
    const show = (state: Kept['state']) => {
      entry.state = state;
      for (const listener of entry.listeners) listener();
    };
    show({ ...entry.state, isFetching: true });
    const response = await send(`http://bench/list/${id}`);
    show({ data: await response.json(), isFetching: false });
  };
  const useEntry = (id: string) => {
    const entry = open(id);
    const subscribe = useCallback(
      (listener: () => void) => {
        entry.listeners.add(listener);
        if (!entry.state.isFetching && entry.state.data === undefined) void ask(id, entry);
        return () => entry.listeners.delete(listener);
      },
      [id, entry],
    );
    return useSyncExternalStore(subscribe, () => entry.state);
  };
  return {
    wrap: (children) => children,
    useData: (id) => useEntry(id).data,
    useAll: useEntry,
    async write() {
      await send('http://bench/write');
      await Promise.all([...kept].map(([id, entry]) => ask(id, entry)));
    },
    held: () => kept.size,
  };
};

import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Source } from '../../http/entry.ts';
import { type Api, type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import { createWatch, type QueryResult } from './query-result.ts';

/** When a query asks. */
export interface QueryOptions {
  /** Asks for nothing and shows nothing. */
  readonly skip?: boolean;
  /** Asks anew this often, in ms; 0 is never. */
  readonly pollingInterval?: number;
  /** Asks anew when the window comes back to the front. */
  readonly refetchOnFocus?: boolean;
  /** Asks anew when the network is back. */
  readonly refetchOnReconnect?: boolean;
}

/**
 * Reads a query from the cache and keeps it there while the component is mounted. `query` stays the same for life.
 *
 * Always true: one request for one call, however many components ask; the component renders again only when a field that
 * it reads has changed.
 * Errors: they are in the result. Throws outside `ApiProvider`.
 */
export function useQuery<Args, T>(query: Query<Args, T>, args: Args, options: QueryOptions = {}): QueryResult<T> {
  const { skip = false, pollingInterval = 0, refetchOnFocus = false, refetchOnReconnect = false } = options;
  const api = useApi();
  const [watch] = useState(() => createWatch(api, query));
  const source = watch.point(args, skip);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!source) return () => undefined;
      const leave = api.cache.subscribe(source, listener);
      const stop = renew(api, source, pollingInterval, refetchOnFocus, refetchOnReconnect);
      return () => {
        stop();
        leave();
      };
    },
    [api, source, pollingInterval, refetchOnFocus, refetchOnReconnect],
  );
  return useSyncExternalStore(subscribe, watch.look);
}

/** Arguments may be left out where the call has none that it needs. */
type Params<Args> = undefined extends Args
  ? [args?: Args, options?: QueryOptions]
  : [args: Args, options?: QueryOptions];

/** Makes the hook of a query: `useXxxQuery(args, options)`, as `useQuery`. */
export function queryHook<Args, T>(query: Query<Args, T>) {
  return (...[args, options]: Params<Args>): QueryResult<T> => useQuery(query, args as Args, options);
}

/** What was asked for within this time needs no prefetch. */
const PREFETCH_AGE_MS = 60_000;

/** Returns a function that asks for a query ahead of its first use, for instance while a link is pointed at. */
export function usePrefetch<Args, T>(query: Query<Args, T>): (args: Args) => void {
  const api = useApi();
  return (args) => void api.cache.refetch(toSource(api, query, args), PREFETCH_AGE_MS);
}

/** Asks anew at intervals and on the window's events. Returns how to stop. */
function renew({ cache }: Api, source: Source, intervalMs: number, onFocus: boolean, onReconnect: boolean) {
  const events = [...(onFocus ? ['focus', 'visibilitychange'] : []), ...(onReconnect ? ['online'] : [])];
  const refetch = () => {
    if (document.visibilityState !== 'hidden') void cache.refetch(source);
  };
  for (const event of events) window.addEventListener(event, refetch);
  // Another component that polls the same may have asked a moment ago.
  const timer = intervalMs && setInterval(() => cache.refetch(source, intervalMs / 2), intervalMs);
  return () => {
    for (const event of events) window.removeEventListener(event, refetch);
    clearInterval(timer);
  };
}

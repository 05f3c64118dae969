import { useLayoutEffect, useState } from 'react';
import type { Source } from '../http/entry.ts';
import { useApi } from './context.ts';
import { type Api, type Query, toSource } from './endpoint.ts';
import { createWatch, type QueryResult } from './watch.ts';

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
  const [{ watch }, redraw] = useState(() => ({ watch: createWatch(api, query) }));
  const source = watch.point(args, skip);
  useLayoutEffect(() => {
    if (!source) return;
    const check = () => {
      if (watch.isOutdated()) redraw({ watch });
    };
    const leave = api.cache.subscribe(source, check);
    check();
    const stop = renew(api, source, pollingInterval, refetchOnFocus, refetchOnReconnect);
    return () => {
      stop?.abort();
      leave();
    };
  }, [api, watch, source, pollingInterval, refetchOnFocus, refetchOnReconnect]);
  return watch.look();
}

/** What was asked for within this time needs no prefetch. */
const PREFETCH_AGE_MS = 60_000;

/** Returns a function that asks for a query ahead of its first use, for instance while a link is pointed at. */
export function usePrefetch<Args, T>(query: Query<Args, T>): (args: Args) => void {
  const api = useApi();
  return (args) => void api.cache.refetch(toSource(api, query, args), PREFETCH_AGE_MS);
}

/** Asks anew at intervals and on the window's events, until the returned controller is aborted. */
function renew({ cache }: Api, source: Source, intervalMs: number, onFocus: boolean, onReconnect: boolean) {
  if (!intervalMs && !onFocus && !onReconnect) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const refetch = () => {
    if (document.visibilityState !== 'hidden') cache.refetch(source);
  };
  if (onFocus) {
    window.addEventListener('focus', refetch, { signal });
    document.addEventListener('visibilitychange', refetch, { signal });
  }
  if (onReconnect) window.addEventListener('online', refetch, { signal });
  // Another component that polls the same may have asked a moment ago.
  const timer = intervalMs && setInterval(() => cache.refetch(source, intervalMs / 2), intervalMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  return controller;
}

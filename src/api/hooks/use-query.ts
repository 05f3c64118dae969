import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Cache } from '../../http/cache.ts';
import type { Source } from '../../http/entry.ts';
import type { ApiError } from '../../http/errors.ts';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import { createResultReader, type QueryResult } from './query-result.ts';

/** When a query asks. */
export interface QueryOptions {
  /** Asks for nothing and shows nothing. */
  readonly skip?: boolean;
  /** Asks anew this often, in ms, while the window is visible; 0, as by default, is never. */
  readonly pollingInterval?: number;
  /** Asks anew when the window comes back to the front. */
  readonly refetchOnFocus?: boolean;
  /** Asks anew when the network is back. */
  readonly refetchOnReconnect?: boolean;
  /** Asks anew for new arguments, or when the component appears: always, or where the answer is older, in s. */
  readonly refetchOnMountOrArgChange?: boolean | number;
}

/**
 * Reads a query from the cache and keeps it there while the component is mounted. `query` stays the same for life.
 *
 * Always true: one request for one call, however many components ask; the component renders again only when a field that
 * it reads has changed; without a window, as on a server, it is loading.
 * Errors: they are in the result. Throws outside `ApiProvider`.
 */
export function useQuery<Args, T>(query: Query<Args, T>, args: Args, options: QueryOptions = {}): QueryResult<T> {
  const { skip = false, pollingInterval = 0, refetchOnFocus = false, refetchOnReconnect = false } = options;
  const { refetchOnMountOrArgChange: maxAge = false } = options;
  const api = useApi();
  const asked = skip ? undefined : `${api.readRole()} ${JSON.stringify(args)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the arguments, which may be equal in a new object
  const source = useMemo(() => (asked === undefined ? undefined : toSource(api, query, args)), [api, query, asked]);
  const [read] = useState(() => createResultReader<T>(api.cache));
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!source) return () => undefined;
      const maxAgeMs = maxAge === true ? 0 : maxAge === false ? undefined : maxAge * 1000;
      const leave = api.cache.subscribe(source, listener, maxAgeMs);
      const stop = renew(api.cache, source, pollingInterval, refetchOnFocus, refetchOnReconnect);
      return () => {
        stop();
        leave();
      };
    },
    [api, source, pollingInterval, refetchOnFocus, refetchOnReconnect, maxAge],
  );
  const snapshot = () => read(source);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Arguments may be left out where the call has none that it needs. */
type Params<Args> = undefined extends Args
  ? [args?: Args, options?: QueryOptions]
  : [args: Args, options?: QueryOptions];

/** Makes the hook of a query: `useXxxQuery(args, options)`, as `useQuery`. */
export function queryHook<Args, T>(query: Query<Args, T>) {
  return (...[args, options]: Params<Args>): QueryResult<T> => useQuery(query, args as Args, options);
}

/** How a request by hand ended. */
export type Answer<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/**
 * Asks for a query when it is told to, not when the component appears: `[ask, result]`. `ask` keeps its identity, asks
 * anew each time and resolves with the answer; it never rejects. The result is that of the arguments asked for last.
 * Errors: in the answer and the result. Throws outside `ApiProvider`.
 */
export function useLazyQuery<Args, T>(query: Query<Args, T>) {
  const api = useApi();
  const [asked, setAsked] = useState<{ args: Args }>();
  const result = useQuery(query, asked?.args as Args, { skip: !asked });
  const ask = useCallback(
    async (args: Args): Promise<Answer<T>> => {
      setAsked({ args });
      const { data, error } = await api.cache.refetch(toSource(api, query, args));
      return error ? { error } : { data: data as T };
    },
    [api, query],
  );
  return [ask, result] as const;
}

/** What was asked for within this time needs no prefetch. */
const PREFETCH_AGE_MS = 60_000;

/**
 * Returns a function that asks for a query ahead of its first use, for instance while a link is pointed at; it keeps its
 * identity. Errors: throws outside `ApiProvider`.
 */
export function usePrefetch<Args, T>(query: Query<Args, T>): (args: Args) => void {
  const api = useApi();
  return useCallback((args) => void api.cache.refetch(toSource(api, query, args), PREFETCH_AGE_MS), [api, query]);
}

/** Asks anew at intervals and on the window's events, never while it is hidden. Returns how to stop. */
function renew(cache: Cache, source: Source, intervalMs: number, onFocus: boolean, onReconnect: boolean) {
  const listening = new AbortController();
  const listen = (types: readonly string[], minAgeMs = 0) => {
    const refetch = () => void (document.visibilityState !== 'hidden' && cache.refetch(source, minAgeMs));
    for (const type of types) window.addEventListener(type, refetch, { signal: listening.signal });
    return refetch;
  };
  if (onFocus) listen(['focus', 'visibilitychange']);
  if (onReconnect) listen(['online']);
  // Another component that polls the same may have asked a moment ago; what was missed while hidden is made up for.
  const poll = listen(intervalMs ? ['visibilitychange'] : [], intervalMs / 2);
  const timer = intervalMs ? setInterval(poll, intervalMs) : undefined;
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}

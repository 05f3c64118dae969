import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Source } from '../../http/entry.ts';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import { createReading, createResultStore, type QueryResult } from './query-result.ts';

/** Skips a query if passed instead of its arguments. The result is then `isUninitialized`. */
export const skipToken = Symbol('skip');
export type SkipToken = typeof skipToken;

/** The `args` parameter of `useQuery`, optional if the request needs no arguments. */
type Params<Args> = undefined extends Args ? [args?: Args | SkipToken] : [args: Args | SkipToken];

/**
 * Returns a query's cached result, fetches the query on a cache miss, and subscribes the component. `query` must not
 * change between renders.
 *
 * Invariants: equal arguments share one request. The component re-renders only if a field that it has read changes. On
 * a server, the result is `isLoading`.
 * Errors: in the result. Throws outside `ApiProvider`.
 */
export function useQuery<Args, T>(query: Query<Args, T>, ...[args]: Params<Args>): QueryResult<T> {
  const api = useApi();
  // Compared as JSON, because a render may pass equal arguments in a new object.
  const argsKey = typeof args === 'object' ? JSON.stringify(args) : args;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source depends on nothing else
  const source = useMemo(
    () => (args === skipToken ? undefined : toSource(api, query, args as Args)),
    [api, query, argsKey, api.readRole()],
  );
  return useSource(source);
}

/**
 * Returns a source's result; `isUninitialized` without a source. A new object is a new query, so memoize the source.
 * Errors: as `useQuery`.
 */
export function useSource<T>(source: Source<T> | undefined): QueryResult<T> {
  const { cache } = useApi();
  const [reading] = useState(createReading<T>);
  const { subscribe, read } = useMemo(() => createResultStore(cache, source, reading), [cache, source, reading]);
  return useSyncExternalStore(subscribe, read, read);
}

import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Source } from '../../http/entry.ts';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import { createResultStore, type QueryResult, Reading, type Renewal } from './query-result.ts';

/** Whether a query asks. */
export interface QueryOptions {
  /** Asks for nothing and shows nothing; `false` by default. */
  readonly skip?: boolean | undefined;
  /** Asks anew; stays the same while it should go on. */
  readonly renewal?: Renewal | undefined;
}

/**
 * Reads a query from the cache and keeps it there while the component is mounted. `query` stays the same for life.
 *
 * Always true: one request for one call, however many components ask; the component renders again only when a field that
 * it reads has changed; without a window, as on a server, it is loading.
 * Errors: they are in the result. Throws outside `ApiProvider`.
 */
export function useQuery<Args, T>(
  query: Query<Args, T>,
  args: Args,
  { skip, renewal }: QueryOptions = {},
): QueryResult<T> {
  const api = useApi();
  const role = api.readRole();
  const asked = typeof args === 'object' ? JSON.stringify(args) : args;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the arguments, which may be equal in a new object
  const source = useMemo(() => (skip ? undefined : toSource(api, query, args)), [api, query, skip, role, asked]);
  return useSource(source, renewal);
}

/**
 * The same for a call that is put together by hand: reads what `source` loads, or nothing. A new source object is a new
 * call. Errors: as those of `useQuery`.
 */
export function useSource<T>(source: Source<T> | undefined, renewal?: Renewal): QueryResult<T> {
  const { cache } = useApi();
  const [reading] = useState(() => new Reading<T>());
  const { subscribe, read } = useMemo(
    () => createResultStore(cache, source, reading, renewal),
    [cache, source, reading, renewal],
  );
  return useSyncExternalStore(subscribe, read, read);
}

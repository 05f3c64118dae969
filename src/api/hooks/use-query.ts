import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Source } from '../../http/entry.ts';
import { type Api, type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import { createResultStore, type QueryResult, Reading, type Renewal } from './query-result.ts';

/** Whether a query asks. */
export interface QueryOptions {
  /** Asks for nothing and shows nothing; `false` by default. */
  readonly skip?: boolean | undefined;
  /** Asks anew. */
  readonly renewal?: Renewal | undefined;
}

/**
 * Reads a query from the cache and keeps it there while the component is mounted. `query` stays the same for life.
 *
 * Always true: one request for one call, however many components ask; the component renders again only when a field that
 * it reads has changed; without a window, as on a server, it is loading.
 * Errors: they are in the result. Throws outside `ApiProvider`.
 */
export function useQuery<Args, T>(query: Query<Args, T>, args: Args, { skip, renewal }: QueryOptions = {}) {
  const api = useApi();
  // Equal arguments may be a new object.
  const what = [query, skip, api.readRole(), JSON.stringify(args), renewal?.key];
  return useStore(api, () => (skip ? undefined : toSource(api, query, args)), what, renewal);
}

/**
 * The same for a call that is put together by hand: reads what `source` loads, or nothing. A new source object is a new
 * call. Errors: as those of `useQuery`.
 */
export function useSource<T>(source: Source<T> | undefined): QueryResult<T> {
  return useStore(useApi(), () => source, [source]);
}

function useStore<T>(api: Api, make: () => Source<T> | undefined, what: readonly unknown[], renewal?: Renewal) {
  const [reading] = useState(() => new Reading<T>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `what` tells when there is another source
  const { subscribe, read } = useMemo(() => createResultStore(api.cache, make(), reading, renewal), [api, ...what]);
  return useSyncExternalStore(subscribe, read, read);
}

import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Source } from '../../http/entry.ts';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import { createReading, createResultStore, type Renewal } from './query-result.ts';

/**
 * Reads a query from the cache and keeps it there while the component is mounted. `query` stays the same for life; one that
 * is to `skip` asks for nothing and shows nothing.
 *
 * Always true: one request for one call, however many components ask; the component renders again only when a field that
 * it reads has changed; without a window, as on a server, it is loading.
 * Errors: they are in the result. Throws outside `ApiProvider`.
 */
export function useQuery<Args, T>(query: Query<Args, T>, args: Args, skip?: boolean, renewal?: Renewal) {
  const api = useApi();
  const [reading] = useState(createReading<T>);
  // Equal arguments may be a new object.
  const asked = typeof args === 'object' ? JSON.stringify(args) : args;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they tell when there is another source
  const { subscribe, read } = useMemo(
    () => createResultStore(api.cache, skip ? undefined : toSource(api, query, args), reading, renewal),
    [api, query, skip, asked, api.readRole(), renewal?.key],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * The same for a call that is put together by hand: reads what `source` loads, or nothing, and tells what the component has
 * read of it. A new source object is a new call. Errors: as those of `useQuery`.
 */
export function useSource<T>(source: Source<T> | undefined) {
  const { cache } = useApi();
  const [reading] = useState(createReading<T>);
  const { subscribe, read } = useMemo(() => createResultStore(cache, source, reading), [cache, source, reading]);
  return { reading, result: useSyncExternalStore(subscribe, read, read) };
}

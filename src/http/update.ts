import type { Cache } from './cache.ts';
import { type Layer, show, stop } from './entry.ts';

/** The updates of cached data that a write causes. */
export interface Updates<T> {
  /** Applied until the response arrives. A failure rolls the update back, a success keeps it. */
  readonly optimistic?: Layer | undefined;
  /** Returns the update that a successful response causes. It applies until the refetch. */
  readonly fulfilled?: ((response: T) => Layer) | undefined;
  /** Keys of the queries for the row that a success deletes. These queries aren't refetched. */
  readonly deleted?: readonly string[] | undefined;
}

/**
 * Applies updates to cached data during a write and after its success. `sent` is the promise of the write's response.
 *
 * Invariants: optimistic updates are layers over the data, so that a rollback keeps newer responses and the updates of
 * overlapping writes. If the cache was cleared, nothing changes.
 * Errors: rejects as `sent` does.
 */
export async function update<T>(cache: Cache, sent: Promise<T>, updates: Updates<T>): Promise<T> {
  const { optimistic = {}, fulfilled, deleted = [] } = updates;
  const layer = { ...optimistic };
  cache.layers.add(layer);
  publish(cache, layer);
  try {
    const response = await sent;
    if (!cache.layers.delete(layer)) return response;
    publish(cache, layer, true);
    if (fulfilled) publish(cache, fulfilled(response), true);
    for (const entry of cache.entries)
      if (deleted.includes(entry.source.key)) show(stop(entry, 'deleted'), { isFetching: false });
    return response;
  } catch (error) {
    cache.layers.delete(layer);
    publish(cache, layer);
    throw error;
  }
}

/** Publishes the entries that a layer updates. With `isDone`, the update becomes part of their data. */
function publish(cache: Cache, layer: Layer, isDone = false): void {
  for (const entry of cache.entries) {
    const change = layer[entry.source.name];
    if (!change) continue;
    if (isDone && entry.base !== undefined) entry.base = change(entry.base) ?? entry.base;
    cache.publish(entry);
  }
}

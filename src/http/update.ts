import type { Cache } from './cache.ts';
import { type Layer, show, stop } from './entry.ts';

/** The updates of cached data that go with a write. */
export interface Updates<T> {
  /** Shown until the response: rolled back by a failure, kept by a success. */
  readonly optimistic?: Layer | undefined;
  /** Returns the update by a success, shown until the refetch. */
  readonly fulfilled?: ((response: T) => Layer) | undefined;
  /** Keys of the queries about the row that a success deletes: they aren't refetched. */
  readonly deleted?: readonly string[] | undefined;
}

/**
 * Updates cached data while a write is under way and with its response. `sent` is the promise of that response.
 *
 * Invariants: optimistic updates are layers over the data, so that a rollback keeps newer responses and the updates of
 * overlapping writes; after a `clear` nothing is changed.
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

/** Publishes the entries of a layer's endpoints; a layer that is done becomes part of their data. */
function publish(cache: Cache, layer: Layer, isDone = false): void {
  for (const entry of cache.entries) {
    const change = layer[entry.source.name];
    if (!change) continue;
    if (isDone && entry.base !== undefined) entry.base = change(entry.base) ?? entry.base;
    cache.publish(entry);
  }
}

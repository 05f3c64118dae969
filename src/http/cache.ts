import type { Layer, Snapshot, Source, Tag, Write } from './entry.ts';
import { createEntry, EMPTY, type Entry, isAbout, isDue, isWithin, show, stop } from './entry.ts';
import { type ApiError, mayHaveChangedServer, toApiError } from './errors.ts';
import { replaceEqualDeep } from './replace-equal-deep.ts';

export interface CacheLimits {
  readonly unusedDataKeptMs: number;
  /** How often entries without subscribers are checked for removal. */
  readonly subscriptionBatchMs: number;
}

/** How long a fetch may continue after a write has made its data stale, in ms. Then it's aborted and restarted. */
const OVERTAKEN_MS = 1000;

/**
 * A cache of queries, for one session at a time. `State` lists the states of an entry. Five rules apply:
 *
 * 1. An entry has one request at a time, for all subscribers.
 * 2. A write makes the entries with its tags stale when it ends, unless it failed without any change on the server. A
 *    stale entry without subscribers is removed. An entry being fetched becomes `overtaken`: its request ends within a
 *    second, and its response is dropped. Stale entries are refetched once all writes of that kind with their tags end.
 *    Exception: a success of its `updatedBy` changes nothing for an entry with subscribers that isn't being fetched.
 * 3. Optimistic updates are layers on the response while their write is under way: see `update.ts`.
 * 4. `refetch` resolves as soon as the entry is no longer fetching.
 * 5. `clear` aborts every query, removes all data, and makes writes under way reject with an `AbortError`.
 *
 * Entries without subscribers are removed after `unusedDataKeptMs`, by one timer for all. If a response equals the
 * cached data, the data keeps its reference.
 * Source: specification §7 (related lists are refreshed) and §9 (60 s, 500 ms).
 */
export class Cache {
  /** Optimistic updates of writes under way, oldest first: see `update.ts`. */
  readonly layers = new Set<Layer>();
  /** Called with the tags of each write that succeeds. */
  declare onWrite?: ((tags: readonly Tag[]) => void) | undefined;
  readonly #limits: CacheLimits;
  readonly #byKey = new Map<string, Entry>();
  readonly #writes = new Set<Pick<Write, 'kind' | 'tags'>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
  }

  /** Returns the current snapshot; `undefined` on a cache miss. */
  read<T>(source: Source<T>): Snapshot<T> | undefined {
    return this.#byKey.get(source.key)?.snapshot as Snapshot<T> | undefined;
  }

  /** All entries, also for code outside this class such as `update.ts`. */
  get entries(): Iterable<Entry> {
    return this.#byKey.values();
  }

  /** Subscribes to a query's entry, and fetches it if due: see `isDue`. Returns the unsubscribe function. */
  subscribe(source: Source, listener: () => void): () => void {
    const entry = this.#open(source);
    entry.listeners.add(listener);
    if (isDue(entry)) this.#fetch(entry);
    return () => {
      entry.listeners.delete(listener);
      if (!entry.listeners.size) this.#leave(entry);
    };
  }

  /**
   * Refetches a query or joins its request. No-op if the last request ended less than `minAgeMs` ago. Never rejects.
   */
  async refetch<T>(source: Source<T>, minAgeMs = 0): Promise<Snapshot<T>> {
    const entry = this.#open(source);
    if (!entry.listeners.size) this.#keep(entry);
    if (!isWithin(entry.settledAt, minAgeMs)) {
      this.#fetch(entry);
      if (entry.request) await new Promise<void>((resolve) => entry.waiters.push(resolve));
    }
    return entry.snapshot as Snapshot<T>;
  }

  /**
   * Sends a write, then applies rule 2 to the entries with its tags.
   * Errors: rejects as `write.send` does, or with an `AbortError` if the cache was cleared before the write ended.
   */
  async write<T>(write: Write<T>): Promise<T> {
    this.#writes.add(write);
    const [result] = await Promise.allSettled([write.send()]);
    if (!this.#writes.delete(write)) throw new DOMException('Cleared', 'AbortError');
    const isDone = result.status === 'fulfilled';
    if (isDone || mayHaveChangedServer(result.reason)) this.invalidate(write.tags, write.kind, !isDone);
    for (const entry of this.entries) if (entry.state === 'waiting') this.#renew(entry);
    if (!isDone) throw result.reason;
    this.onWrite?.(write.tags);
    return result.value;
  }

  /**
   * Makes entries with any of the tags stale; by default, all entries. `kind`: see rule 2. `isQuiet`: see `Entry`.
   */
  invalidate(tags?: readonly Tag[], kind?: string, isQuiet?: boolean): void {
    for (const entry of [...this.entries]) if (!tags || isAbout(entry, tags)) this.#expire(entry, kind, isQuiet);
  }

  /** Removes all data, for example at sign-out. Entries with subscribers stay empty until something requests them. */
  clear(): void {
    this.#writes.clear();
    this.layers.clear();
    for (const entry of this.entries) {
      entry.base = undefined;
      show(stop(entry), EMPTY);
    }
    this.#sweep();
  }

  /** Publishes an entry's data with the layers applied. */
  publish(entry: Entry, change: Partial<Snapshot> = {}): void {
    let data = entry.base;
    if (data !== undefined) for (const layer of this.layers) data = layer[entry.source.name]?.(data) ?? data;
    show(entry, { ...change, data: replaceEqualDeep(entry.snapshot.data, data) });
  }

  #open(source: Source): Entry {
    let entry = this.#byKey.get(source.key);
    if (!entry) {
      entry = createEntry(source);
      this.#byKey.set(source.key, entry);
    }
    return entry;
  }

  /** Applies rule 2 to an entry. `isQuiet`: see `Entry`; a fetch under way that isn't quiet stays so. */
  #expire(entry: Entry, kind?: string, isQuiet = false): void {
    if (entry.state === 'deleted') return;
    entry.kind = kind;
    entry.isQuiet = isQuiet && (!entry.snapshot.isFetching || entry.isQuiet);
    if (!entry.listeners.size) this.#remove(entry);
    else if (entry.state === 'fetching') this.#overtake(entry);
    else if (!entry.request && (isQuiet || !kind || kind !== entry.source.updatedBy)) this.#renew(entry);
  }

  #overtake(entry: Entry): void {
    entry.state = 'overtaken';
    entry.timer = setTimeout(() => {
      entry.request?.abort();
      entry.request = undefined;
      this.#renew(entry);
    }, OVERTAKEN_MS);
  }

  /** Refetches a stale entry, but not while another write of the same kind will make the entry stale again. */
  #renew(entry: Entry): void {
    const isDueAgain = [...this.#writes].some(({ kind = '', tags }) => kind === entry.kind && isAbout(entry, tags));
    if (!isDueAgain) this.#fetch(entry, entry.isQuiet);
    else {
      entry.state = 'waiting';
      show(entry, { isFetching: true });
    }
  }

  #fetch(entry: Entry, isQuiet = false): void {
    if (!isQuiet || !entry.request) entry.isQuiet = isQuiet;
    if (entry.request || entry.state === 'deleted') return;
    entry.state = 'fetching';
    entry.request = new AbortController();
    void this.#load(entry, entry.request);
    show(entry, { isFetching: true, failureCount: 0 });
  }

  async #load(entry: Entry, request: AbortController): Promise<void> {
    const isCurrent = () => entry.request === request;
    let error: ApiError | undefined;
    let data: unknown;
    try {
      data = await entry.source.load(request.signal, (count) => isCurrent() && show(entry, { failureCount: count }));
    } catch (thrown) {
      error = toApiError(thrown);
    }
    if (!isCurrent()) return;
    clearTimeout(entry.timer);
    entry.request = undefined;
    if (entry.state === 'overtaken') return this.#renew(entry);
    entry.settledAt = Date.now();
    if (error) {
      const isShown = !entry.isQuiet || error.status;
      entry.state = isShown ? 'failed' : 'idle';
      return show(entry, { isFetching: false, error: isShown ? error : entry.snapshot.error });
    }
    entry.state = 'fresh';
    entry.base = replaceEqualDeep(entry.snapshot.data, data);
    entry.tags = entry.source.tags(entry.base);
    this.publish(entry, { error: undefined, isFetching: false, fulfilledTimeStamp: entry.settledAt });
  }

  #remove(entry: Entry): void {
    stop(entry);
    this.#byKey.delete(entry.source.key);
  }

  /** Aborts the request of an unused entry. Deferred, because a re-render unsubscribes and resubscribes at once. */
  #leave(entry: Entry): void {
    this.#keep(entry);
    queueMicrotask(() => {
      if (entry.listeners.size) return;
      if (entry.state === 'deleted') this.#remove(entry);
      else if (entry.snapshot.isFetching) stop(entry);
    });
  }

  #keep(entry: Entry): void {
    entry.leftAt = Date.now();
    this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#sweep(), this.#limits.subscriptionBatchMs);
  }

  /** Removes unused entries that have expired or have no data. Reschedules itself while unused entries remain. */
  #sweep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const entry of this.entries) {
      if (entry.listeners.size) continue;
      const isEmpty = entry.snapshot.data === undefined && isDue(entry);
      if (isEmpty || !isWithin(entry.leftAt, this.#limits.unusedDataKeptMs)) this.#remove(entry);
      else this.#schedule();
    }
  }
}

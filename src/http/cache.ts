import { EMPTY, Entry, type Patch, type Snapshot, type Source } from './entry.ts';
import { ApiError } from './errors.ts';
import type { Tag } from './tags.ts';
import { isUnsure } from './unsure.ts';

/** A writing call: `tags` says what it makes stale, `patches` what is shown before the server has agreed. */
export interface Write<T> {
  readonly tags: readonly Tag[];
  readonly patches?: readonly Patch[] | undefined;
  send(): Promise<T>;
}

/** How long what nobody uses is kept. Source: specification §9. */
const UNUSED_DATA_KEPT_MS = 60_000;

/** How often who came and left is applied at most. Source: specification §9. */
const SUBSCRIPTION_BATCH_MS = 500;

/** How long a failure also answers new subscribers, before they cause another request. */
const FAILURE_KEPT_MS = 1000;

/**
 * A cache of reading calls, for one session at a time.
 *
 * Always true: one request a key, however many ask; an entry nobody uses goes 60 s after its last subscriber left, its
 * request at once; who came and left is collected and applied every 500 ms at most, by one timer, and no data waits for
 * that.
 * Source: specification §7 (related lists are refreshed) and §9 (60 s, 500 ms).
 */
export class Cache {
  readonly #entries = new Map<string, Entry>();
  readonly #leftAt = new Map<Entry, number>();
  readonly #writes = new Set<Write<unknown>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is known now; `undefined` where nobody has asked yet. */
  read(source: Source): Snapshot | undefined {
    return this.#entries.get(source.key)?.snapshot;
  }

  /** Keeps an answer in use and asks for it where it is missing. Returns how to leave. */
  subscribe(source: Source, listener: () => void): () => void {
    const entry = this.#open(source);
    const { data, error } = entry.snapshot;
    const isOldFailure = error && Date.now() - entry.movedAt >= FAILURE_KEPT_MS;
    if (isOldFailure && data === undefined && !entry.listeners.size) entry.snapshot = EMPTY;
    entry.listeners.add(listener);
    if (entry.isStale || isOldFailure) entry.start();
    return () => {
      entry.listeners.delete(listener);
      if (!entry.listeners.size) this.#leave(entry);
    };
  }

  /** Asks anew, or joins the request under way, unless the newest is younger than `minAgeMs`. Resolves once settled; kept like anything unused. */
  refetch(source: Source, minAgeMs = 0): Promise<void> {
    const entry = this.#open(source);
    if (!entry.listeners.size) this.#keep(entry);
    return Date.now() - entry.movedAt < minAgeMs ? Promise.resolve() : entry.start();
  }

  /**
   * Makes a writing call. One that succeeds refreshes what is subscribed and drops what is not, at once, and so does one
   * of which nobody knows whether it did; one that was refused touches nothing. Of related writes under way together the first and the last are followed by a request.
   * Errors: rejects with what `send` rejects with, after its patches have been taken back.
   */
  async write<T>(call: Write<T>): Promise<T> {
    const { tags, patches = [] } = call;
    let hasSucceeded = false;
    let isDoubtful = false;
    this.#writes.add(call);
    try {
      for (const patch of patches) for (const entry of this.#entries.values()) entry.patch(patch);
      const result = await call.send();
      hasSucceeded = this.#writes.has(call);
      return result;
    } catch (error) {
      isDoubtful = error instanceof ApiError && isUnsure(error) && this.#writes.has(call);
      throw error;
    } finally {
      this.#writes.delete(call);
      for (const patch of patches) for (const entry of this.#entries.values()) entry.unpatch(patch, hasSucceeded);
      if (hasSucceeded || isDoubtful) this.invalidate(tags);
      for (const entry of this.#entries.values()) if (!this.#isAwaited(entry)) this.#release(entry);
    }
  }

  /** Refreshes what is subscribed and drops the rest: what the tags speak of, or everything. */
  invalidate(tags?: readonly Tag[]): void {
    for (const entry of this.#entries.values()) {
      if (tags && !entry.isAbout(tags)) continue;
      const isWaiting = entry.isInBurst && this.#isAwaited(entry);
      entry.stop();
      entry.isInBurst = this.#writes.size > 0;
      if (!entry.listeners.size) this.#drop(entry);
      else if (isWaiting) entry.show({ isFetching: true });
      else entry.start();
    }
  }

  /** Forgets everything, as at sign-out: what is on screen goes empty, and asks for nothing until `invalidate`. */
  clear(): void {
    this.#writes.clear();
    for (const entry of this.#entries.values()) {
      entry.reset();
      if (!entry.listeners.size) this.#drop(entry);
    }
    this.#sweep();
  }

  /** How much is held, the timer counted in; 0 when nothing is. */
  get size(): number {
    return this.#entries.size + this.#leftAt.size + (this.#timer ? 1 : 0);
  }

  #open(source: Source): Entry {
    const entry = this.#entries.get(source.key) ?? new Entry(source);
    this.#entries.set(source.key, entry);
    return entry;
  }

  #drop(entry: Entry): void {
    entry.stop();
    this.#entries.delete(entry.source.key);
    this.#leftAt.delete(entry);
  }

  /** Whether a write under way will make this stale. */
  #isAwaited(entry: Entry): boolean {
    return [...this.#writes].some((call) => entry.isAbout(call.tags));
  }

  /** Ends a burst of writes: what waited for the last of them is asked for now. */
  #release(entry: Entry): void {
    entry.isInBurst = false;
    if (entry.isStale && entry.snapshot.isFetching && entry.listeners.size) entry.start();
  }

  /** Aborts what nobody waits for; at the end of the task, since a re-render leaves and comes back within one. */
  #leave(entry: Entry): void {
    this.#keep(entry);
    if (!entry.snapshot.isFetching) return;
    queueMicrotask(() => {
      if (entry.listeners.size || !entry.snapshot.isFetching) return;
      entry.stop();
      entry.show({ isFetching: false });
      if (entry.snapshot.data === undefined) this.#drop(entry);
    });
  }

  #keep(entry: Entry): void {
    this.#leftAt.set(entry, Date.now());
    this.#timer ??= setTimeout(() => this.#sweep(), SUBSCRIPTION_BATCH_MS);
  }

  /** Applies who came and left since the last time, and comes again while anything is unused. */
  #sweep(): void {
    for (const [entry, leftAt] of this.#leftAt) {
      if (entry.listeners.size) this.#leftAt.delete(entry);
      else if (Date.now() - leftAt >= UNUSED_DATA_KEPT_MS) this.#drop(entry);
    }
    clearTimeout(this.#timer);
    this.#timer = this.#leftAt.size ? setTimeout(() => this.#sweep(), SUBSCRIPTION_BATCH_MS) : undefined;
  }
}

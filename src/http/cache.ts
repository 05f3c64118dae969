import { Entry, type Snapshot, type Source, type Write } from './entry.ts';
import { ApiError, isOutcomeUnknown } from './errors.ts';

/** How long what nobody uses is kept. Source: specification §9. */
const UNUSED_DATA_KEPT_MS = 60_000;

/** How often who came and left is applied at most. Source: specification §9. */
const SUBSCRIPTION_BATCH_MS = 500;

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
  readonly #writes = new Set<Write>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is known now; `undefined` where nobody has asked yet. */
  read(source: Source): Snapshot | undefined {
    return this.#entries.get(source.key)?.snapshot;
  }

  /** Keeps an answer in use and asks for it where it is missing. Returns how to leave. */
  subscribe(source: Source, listener: () => void): () => void {
    const entry = this.#open(source);
    entry.listeners.add(listener);
    if (Date.now() >= entry.freshUntil) void entry.start();
    return () => {
      entry.listeners.delete(listener);
      if (!entry.listeners.size) this.#leave(entry);
    };
  }

  /**
   * Asks anew, or joins the request under way, unless the newest ended less than `minAgeMs` ago. Resolves once settled;
   * what nobody uses is kept like anything unused.
   */
  async refetch(source: Source, minAgeMs = 0): Promise<void> {
    const entry = this.#open(source);
    if (!entry.listeners.size) this.#keep(entry);
    if (Date.now() - entry.settledAt >= minAgeMs) await entry.start();
  }

  /**
   * Makes a writing call. One that succeeds refreshes what is subscribed and drops what is not, at once, and so does one
   * of which nobody knows whether it did; one that was refused touches nothing. Of related writes under way together the
   * first and the last are followed by a request.
   * Errors: rejects with what `send` rejects with, after its patches have been taken back.
   */
  async write<T>(call: Write<T>): Promise<T> {
    let hasSucceeded = false;
    let isDoubtful = false;
    this.#writes.add(call);
    try {
      for (const entry of this.#entries.values()) entry.draw();
      const result = await call.send();
      hasSucceeded = this.#writes.has(call);
      return result;
    } catch (error) {
      isDoubtful = error instanceof ApiError && isOutcomeUnknown(error) && this.#writes.has(call);
      throw error;
    } finally {
      this.#writes.delete(call);
      for (const entry of this.#entries.values()) {
        if (hasSucceeded) entry.accept(call);
        entry.draw();
        if ((hasSucceeded || isDoubtful) && entry.isAbout(call.tags)) this.#renew(entry);
        if (!entry.isAwaited()) this.#release(entry);
      }
    }
  }

  /** Refreshes what is subscribed and drops the rest. */
  invalidate(): void {
    for (const entry of this.#entries.values()) this.#renew(entry);
  }

  /** Forgets everything, as at sign-out: what is on screen goes empty, and asks for nothing until `invalidate`. */
  clear(): void {
    this.#writes.clear();
    for (const entry of this.#entries.values()) entry.reset();
    this.#sweep();
  }

  /** How much is held, the timer counted in; 0 when nothing is. */
  get size(): number {
    return this.#entries.size + (this.#timer ? 1 : 0);
  }

  #open(source: Source): Entry {
    const entry = this.#entries.get(source.key) ?? new Entry(source, this.#writes);
    this.#entries.set(source.key, entry);
    return entry;
  }

  #renew(entry: Entry): void {
    const isWaiting = entry.isInBurst && entry.isAwaited();
    entry.stop();
    entry.isInBurst = this.#writes.size > 0;
    if (!entry.listeners.size) this.#entries.delete(entry.source.key);
    else if (isWaiting) entry.show({ isFetching: true });
    else void entry.start();
  }

  /** Ends a burst of writes: what waited for the last of them is asked for now. */
  #release(entry: Entry): void {
    entry.isInBurst = false;
    if (entry.snapshot.isFetching && entry.listeners.size) void entry.start();
  }

  /** Aborts what nobody waits for; at the end of the task, since a re-render leaves and comes back within one. */
  #leave(entry: Entry): void {
    this.#keep(entry);
    queueMicrotask(() => {
      // It goes on saying that it fetches: whoever comes next asks.
      if (entry.snapshot.isFetching && !entry.listeners.size) entry.stop();
    });
  }

  #keep(entry: Entry): void {
    entry.leftAt = Date.now();
    this.#timer ??= setTimeout(() => this.#sweep(), SUBSCRIPTION_BATCH_MS);
  }

  /** Drops what has been unused for long, or has nothing to show, and comes again while anything is unused. */
  #sweep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const now = Date.now();
    for (const entry of this.#entries.values()) {
      const { listeners, snapshot, leftAt, freshUntil, source } = entry;
      const isEmpty = snapshot.data === undefined && now >= freshUntil;
      if (listeners.size) continue;
      if (isEmpty || now - leftAt >= UNUSED_DATA_KEPT_MS) this.#entries.delete(source.key);
      else this.#timer ??= setTimeout(() => this.#sweep(), SUBSCRIPTION_BATCH_MS);
    }
  }
}

import { Entry, isWithin, type Snapshot, type Source, type Tag } from './entry.ts';
import { leavesDoubt } from './errors.ts';

/** How long the cache waits, in ms. */
export interface CacheLimits {
  /** How long what nobody uses is kept. */
  readonly unusedDataKeptMs: number;
  /** How often who came and left is applied at most. */
  readonly subscriptionBatchMs: number;
}

/** Changes of cached answers, by the name of their endpoint. Pure. */
export type Patches = Readonly<Record<string, (data: unknown) => unknown>>;

/** A writing call: `tags` says what it makes stale. The optional parts are for an `OptimisticCache`. */
export interface Write<T = unknown> {
  /** Writes of one kind that overlap share their requests: the first and the last of them are followed by one. */
  readonly kind?: string;
  readonly tags: readonly Tag[];
  /** Shown before the server has agreed. */
  readonly patches?: Patches | undefined;
  /** Shown as soon as the server has answered. */
  readonly answerPatches?: ((answer: T) => Patches) | undefined;
  /** Keys of what a success deletes: it is not asked for again. */
  readonly removes?: readonly string[] | undefined;
  send(): Promise<T>;
}

/**
 * A cache of reading calls, for one session at a time.
 *
 * Always true: one request a key, however many ask; an entry nobody uses goes `unusedDataKeptMs` after its last subscriber
 * left, its request at once; who came and left is collected and applied every `subscriptionBatchMs` at most, by one timer,
 * and no data waits for that; what a write costs follows the entries that it is about.
 * Source: specification §7 (related lists are refreshed) and §9 (60 s, 500 ms).
 */
export class Cache {
  readonly #limits: CacheLimits;
  protected readonly byKey = new Map<string, Entry>();
  /** By the types of their tags, and by the names of their endpoints. */
  readonly #index = new Map<string, Set<Entry>>();
  /** The writes under way of this session. */
  protected readonly writes = new Set<Pick<Write, 'kind' | 'tags' | 'patches'>>();
  /** Entries whose last listener has left in this task. */
  readonly #left = new Set<Entry>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
  }

  /** Tells what is known now; `undefined` where nobody has asked yet. */
  read<T>(source: Source<T>): Snapshot<T> | undefined {
    return this.byKey.get(source.key)?.snapshot as Snapshot<T> | undefined;
  }

  /** Everything that is held, to look inside. */
  entries(): readonly Entry[] {
    return [...this.byKey.values()];
  }

  /** Keeps an answer in use, and asks for it where it is missing. Returns how to leave. */
  subscribe(source: Source, listener: () => void): () => void {
    const entry = this.#open(source);
    entry.listeners.add(listener);
    if (entry.isDue) void entry.start();
    return () => {
      entry.listeners.delete(listener);
      if (!entry.listeners.size) this.#leave(entry);
    };
  }

  /**
   * Asks anew, or joins the request under way, unless the newest ended less than `minAgeMs` ago. Resolves once settled
   * with what is known then; what nobody uses is kept like anything unused.
   */
  async refetch<T>(source: Source<T>, minAgeMs = 0): Promise<Snapshot<T>> {
    const entry = this.#open(source);
    if (!entry.listeners.size) this.#keep(entry);
    if (!isWithin(entry.settledAt, minAgeMs)) await entry.start();
    return entry.snapshot as Snapshot<T>;
  }

  /**
   * Makes a writing call. One that succeeds refreshes what is subscribed and drops what is not, at once, and so does one
   * of which nobody knows whether it did, or whose subject was not as it is shown; any other that was refused touches nothing.
   * Errors: rejects with what `send` rejects with.
   */
  async write<T>(call: Write<T>): Promise<T> {
    this.writes.add(call);
    try {
      const answer = await call.send();
      // Signing out has forgotten it.
      if (this.writes.delete(call)) this.settle(call, answer);
      return answer;
    } catch (error) {
      if (this.writes.delete(call) && leavesDoubt(error)) this.invalidate(call.tags, true);
      throw error;
    }
  }

  /** Refreshes what is subscribed and drops the rest: everything, or what the tags speak of; quietly as `Entry.start`. */
  invalidate(tags?: readonly Tag[], isQuiet = false): void {
    for (const entry of tags ? this.about(tags) : this.entries()) this.renew(entry, isQuiet);
  }

  /** Forgets everything, as at sign-out: what is on screen goes empty, and asks for nothing until `invalidate`. */
  clear(): void {
    this.writes.clear();
    for (const entry of this.entries()) entry.reset();
    this.#sweep();
  }

  /** How much is held, the timer counted in; 0 when nothing is. */
  get size(): number {
    return this.byKey.size + (this.#timer ? 1 : 0);
  }

  /** A write has succeeded. */
  protected settle<T>({ tags }: Write<T>, _answer: T): void {
    this.invalidate(tags);
  }

  /** An endpoint's answer as it is shown. */
  protected shown(_name: string, answer: unknown): unknown {
    return answer;
  }

  protected about(tags: readonly Tag[]): Entry[] {
    const candidates = new Set(tags.flatMap(({ type }) => [...this.filed(type)]));
    return [...candidates].filter((entry) => entry.isAbout(tags));
  }

  /** The entries of an endpoint's name, or with a tag of a type. */
  protected filed(word: string): Iterable<Entry> {
    return this.#index.get(word) ?? [];
  }

  protected renew(entry: Entry, isQuiet = false): void {
    entry.stop();
    if (entry.listeners.size) void entry.start(isQuiet);
    else this.#remove(entry);
  }

  #open(source: Source): Entry {
    let entry = this.byKey.get(source.key);
    if (!entry) {
      entry = new Entry(source, (answer) => this.shown(source.name, answer), this.#file);
      this.byKey.set(source.key, entry);
    }
    return entry;
  }

  readonly #file = (entry: Entry): void => {
    for (const word of [entry.source.name, ...entry.tags.map(({ type }) => type)]) {
      const filed = this.#index.get(word);
      if (filed) filed.add(entry);
      else this.#index.set(word, new Set([entry]));
    }
  };

  #remove(entry: Entry): void {
    this.byKey.delete(entry.source.key);
    for (const filed of this.#index.values()) filed.delete(entry);
  }

  /** Aborts what nobody waits for; at the end of the task, since a re-render leaves and comes back within one. */
  #leave(entry: Entry): void {
    this.#keep(entry);
    if (this.#left.add(entry).size > 1) return;
    queueMicrotask(() => {
      for (const entry of this.#left) {
        if (entry.listeners.size) continue;
        if (entry.isGone) this.#remove(entry);
        else if (entry.snapshot.isFetching) entry.stop();
      }
      this.#left.clear();
    });
  }

  #keep(entry: Entry): void {
    entry.leftAt = Date.now();
    this.#timer ??= setTimeout(() => this.#sweep(), this.#limits.subscriptionBatchMs);
  }

  /** Drops what has been unused for long, or has nothing to show, and comes again while anything is unused. */
  #sweep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const entry of this.entries()) {
      if (entry.listeners.size) continue;
      const isEmpty = entry.snapshot.data === undefined && entry.isDue;
      if (isEmpty || !isWithin(entry.leftAt, this.#limits.unusedDataKeptMs)) this.#remove(entry);
      else this.#timer ??= setTimeout(() => this.#sweep(), this.#limits.subscriptionBatchMs);
    }
  }
}

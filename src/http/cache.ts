import { Entry, isWithin, type Patches, type Snapshot, type Source, type Tag } from './entry.ts';
import { ApiError, isOutcomeUnknown } from './errors.ts';

/** How long the cache waits. */
export interface CacheLimits {
  /** How long what nobody uses is kept. */
  readonly unusedDataKeptMs: number;
  /** How often who came and left is applied at most. */
  readonly subscriptionBatchMs: number;
}

/** A writing call: `tags` says what it makes stale. */
export interface Write<T = unknown> {
  /** Writes of one kind that overlap share their requests: the first and the last of them are followed by one. */
  readonly kind?: string;
  readonly tags: readonly Tag[];
  /** Shown before the server has agreed. */
  readonly patches?: Patches | undefined;
  /** Shown as soon as the server has answered. */
  answerPatches?(answer: T): Patches;
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
  readonly #entries = new Map<string, Entry>();
  /** By the types of their tags, and by the names of their endpoints. */
  readonly #index = new Map<string, Set<Entry>>();
  readonly #writes = new Set<Pick<Write, 'kind' | 'tags' | 'patches'>>();
  readonly #onWrites = new Set<(tags: readonly Tag[]) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
  }

  /** What is known now; `undefined` where nobody has asked yet. */
  read<T>(source: Source<T>): Snapshot<T> | undefined {
    return this.#entries.get(source.key)?.snapshot as Snapshot<T> | undefined;
  }

  /** Everything that is held, to look inside. */
  entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  /** Keeps an answer in use; asks for it where it is missing, or older than `maxAgeMs`. Returns how to leave. */
  subscribe(source: Source, listener: () => void, maxAgeMs?: number): () => void {
    const entry = this.#open(source);
    entry.listeners.add(listener);
    if (entry.isDue(maxAgeMs)) void entry.start();
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
    if (entry.state.kind !== 'gone' && !isWithin(entry.settledAt, minAgeMs)) await entry.start();
    return entry.snapshot as Snapshot<T>;
  }

  /**
   * Makes a writing call. One that succeeds refreshes what is subscribed and drops what is not, at once, and so does one
   * of which nobody knows whether it did; one that was refused touches nothing.
   * Errors: rejects with what `send` rejects with, after its patches have been taken back.
   */
  async write<T>(call: Write<T>): Promise<T> {
    const { tags, patches, kind = '', removes = [] } = call;
    this.#writes.add(call);
    try {
      this.#draw(patches);
      const answer = await call.send();
      // Signing out has forgotten it.
      if (!this.#writes.delete(call)) return answer;
      for (const key of removes) this.#entries.get(key)?.leave();
      for (const change of [patches, call.answerPatches?.(answer)]) this.#draw(change, true);
      this.#renew(this.#about(tags), kind);
      for (const listener of this.#onWrites) listener(tags);
      return answer;
    } catch (error) {
      const isOpen = this.#writes.delete(call);
      this.#draw(patches);
      if (isOpen && error instanceof ApiError && isOutcomeUnknown(error)) this.#renew(this.#about(tags), kind, true);
      throw error;
    } finally {
      this.#endBurst(tags, kind);
    }
  }

  /** Refreshes what is subscribed and drops the rest: everything, or what the tags speak of. */
  invalidate(tags?: readonly Tag[]): void {
    this.#renew(tags ? this.#about(tags) : this.entries());
  }

  /** Tells of each write that has succeeded what it made stale. Returns how to stop. */
  onWrite(listener: (tags: readonly Tag[]) => void): () => void {
    this.#onWrites.add(listener);
    return () => this.#onWrites.delete(listener);
  }

  /** Forgets everything, as at sign-out: what is on screen goes empty, and asks for nothing until `invalidate`. */
  clear(): void {
    this.#writes.clear();
    for (const entry of this.entries()) entry.reset();
    this.#sweep();
  }

  /** How much is held, the timer counted in; 0 when nothing is. */
  get size(): number {
    return this.#entries.size + (this.#timer ? 1 : 0);
  }

  #open(source: Source): Entry {
    const known = this.#entries.get(source.key);
    if (known) return known;
    const entry = new Entry(source, () => this.#patchesUnderWay(), this.#onTags);
    this.#entries.set(source.key, entry);
    this.#file(source.name, entry);
    return entry;
  }

  readonly #onTags = (entry: Entry): void => {
    for (const { type } of entry.tags) this.#file(type, entry);
  };

  #file(word: string, entry: Entry): void {
    const filed = this.#index.get(word);
    if (filed) filed.add(entry);
    else this.#index.set(word, new Set([entry]));
  }

  #remove(entry: Entry): void {
    this.#entries.delete(entry.source.key);
    for (const word of [
      entry.source.name,
      ...[...entry.tags, ...entry.source.tags(undefined)].map(({ type }) => type),
    ]) {
      const filed = this.#index.get(word);
      filed?.delete(entry);
      if (filed?.size === 0) this.#index.delete(word);
    }
  }

  #about(tags: readonly Tag[]): Entry[] {
    const candidates = new Set(tags.flatMap(({ type }) => [...(this.#index.get(type) ?? [])]));
    return [...candidates].filter((entry) => entry.state.kind !== 'gone' && entry.isAbout(tags));
  }

  *#patchesUnderWay(): Iterable<Patches> {
    for (const { patches } of this.#writes) if (patches) yield patches;
  }

  /** Shows the changes of patches, or that they are taken back; makes them part of the answers where they `areAgreed`. */
  #draw(patches: Patches | undefined, areAgreed = false): void {
    for (const name of Object.keys(patches ?? {})) {
      for (const entry of this.#index.get(name) ?? []) {
        if (patches && areAgreed) entry.accept(patches);
        entry.draw();
      }
    }
  }

  #renew(entries: readonly Entry[], kind?: string, isQuiet = false): void {
    for (const entry of entries) {
      const isAwaited = kind !== undefined && this.#isAwaited(entry, kind);
      if (!entry.listeners.size) {
        entry.stop();
        this.#remove(entry);
      } else if (isAwaited && entry.bursts.has(kind)) {
        entry.wait(kind);
      } else {
        if (isAwaited) entry.bursts.add(kind);
        entry.stop();
        void entry.start(isQuiet);
      }
    }
  }

  /** Whether another write of the kind is under way that will make it stale. */
  #isAwaited(entry: Entry, kind: string): boolean {
    for (const write of this.#writes) if ((write.kind ?? '') === kind && entry.isAbout(write.tags)) return true;
    return false;
  }

  /** Asks for what has waited for the last write of a kind. */
  #endBurst(tags: readonly Tag[], kind: string): void {
    for (const { type } of tags) {
      for (const entry of this.#index.get(type) ?? []) {
        if (!entry.bursts.has(kind) || this.#isAwaited(entry, kind)) continue;
        entry.bursts.delete(kind);
        if (entry.state.kind === 'waiting' && entry.state.writes.has(kind)) void entry.start();
      }
    }
  }

  /** Aborts what nobody waits for; at the end of the task, since a re-render leaves and comes back within one. */
  #leave(entry: Entry): void {
    this.#keep(entry);
    queueMicrotask(() => {
      if (entry.listeners.size) return;
      if (entry.state.kind === 'gone') this.#remove(entry);
      else if (entry.snapshot.isFetching) entry.stop();
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
    for (const entry of this.#entries.values()) {
      if (entry.listeners.size) continue;
      const isEmpty = entry.snapshot.data === undefined && entry.isDue();
      if (isEmpty || !isWithin(entry.leftAt, this.#limits.unusedDataKeptMs)) this.#remove(entry);
      else this.#timer ??= setTimeout(() => this.#sweep(), this.#limits.subscriptionBatchMs);
    }
  }
}

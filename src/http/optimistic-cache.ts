import { Cache, type Patches, type Write } from './cache.ts';
import { type Entry, isWithin, type Snapshot, type Source, type Tag } from './entry.ts';

/**
 * A cache that shows writes ahead of their answers, and follows overlapping ones with few requests.
 *
 * Always true: patches of a write are shown on top of every answer while it is under way, taken back when it fails, and
 * part of the answer once the server has agreed; writes of one kind wait for each other only, and never for another kind.
 */
export class OptimisticCache extends Cache {
  readonly #onWrites = new Set<(tags: readonly Tag[]) => void>();
  /** By kinds of writes under way: entries that one of them has been followed by, and whether they wait for the last. */
  readonly #followed = new Map<string | undefined, Map<Entry, boolean>>();

  /** Errors: as those of `Cache`, after the patches have been taken back. */
  override async write<T>(call: Write<T>): Promise<T> {
    const done = super.write(call);
    this.#draw(call.patches);
    try {
      return await done;
    } finally {
      this.#draw(call.patches);
      this.#endBurst(call.kind);
    }
  }

  /** As that of `Cache`; a request that a burst of writes gives up is made anew, once a write, until it is answered. */
  override async refetch<T>(source: Source<T>, minAgeMs = 0): Promise<Snapshot<T>> {
    let known: Snapshot<T>;
    let entry: Entry | undefined;
    do {
      known = await super.refetch(source, minAgeMs);
      entry = this.byKey.get(source.key);
      // Young enough to do: nothing has been asked, and nothing would end the wait.
    } while (entry?.state === 'held' && !isWithin(entry.settledAt, minAgeMs));
    return known;
  }

  /** Tells of each write that has succeeded what it made stale. Returns how to stop. */
  onWrite(listener: (tags: readonly Tag[]) => void): () => void {
    this.#onWrites.add(listener);
    return () => this.#onWrites.delete(listener);
  }

  override clear(): void {
    this.#followed.clear();
    super.clear();
  }

  protected override shown(name: string, answer: unknown): unknown {
    let data = answer;
    if (data !== undefined) for (const { patches } of this.writes) data = patches?.[name]?.(data) ?? data;
    return data;
  }

  protected override settle<T>(call: Write<T>, answer: T): void {
    for (const key of call.removes ?? []) this.#giveUp(this.byKey.get(key));
    for (const change of [call.patches, call.answerPatches?.(answer)]) this.#draw(change, true);
    for (const entry of this.about(call.tags)) this.#follow(entry, call.kind);
    for (const listener of this.#onWrites) listener(call.tags);
  }

  /** Shows the changes of patches, or that they are taken back; makes them part of the answers where they `areAgreed`. */
  #draw(patches: Patches = {}, areAgreed = false): void {
    for (const [name, change] of Object.entries(patches)) {
      for (const entry of this.filed(name)) {
        if (areAgreed && entry.answer !== undefined) entry.answer = change(entry.answer) ?? entry.answer;
        entry.draw();
      }
    }
  }

  /** Asks for what a write has made stale, unless one of its kind has been followed already and another is to come. */
  #follow(entry: Entry, kind: string | undefined): void {
    const isAwaited = this.#isAwaited(entry, kind);
    const followed = this.#followed.get(kind) ?? new Map<Entry, boolean>();
    const isHeld = isAwaited && followed.has(entry) && entry.listeners.size > 0;
    if (isHeld) {
      entry.stop();
      entry.state = 'held';
      entry.show({ isFetching: true });
    } else this.renew(entry);
    if (isAwaited) this.#followed.set(kind, followed.set(entry, isHeld));
  }

  #giveUp(entry: Entry | undefined): void {
    if (!entry) return;
    entry.stop();
    entry.isGone = true;
    entry.show({ isFetching: false });
  }

  /** Whether another write of the kind is under way that will make it stale. */
  #isAwaited(entry: Entry, kind: string | undefined): boolean {
    for (const write of this.writes) if (write.kind === kind && entry.isAbout(write.tags)) return true;
    return false;
  }

  /** Asks for what has waited for the last write of a kind. */
  #endBurst(kind: string | undefined): void {
    for (const [entry, isHeld] of this.#followed.get(kind) ?? []) {
      if (this.#isAwaited(entry, kind)) continue;
      this.#followed.get(kind)?.delete(entry);
      if (isHeld && entry.state === 'held') void entry.start();
    }
  }
}

import { type ApiError, toApiError } from './errors.ts';
import { share } from './share.ts';
import { type Tag, tagsMeet } from './tags.ts';

/** A reading call with its arguments: equal calls have equal keys. `name` is the endpoint's. */
export interface Source<T = unknown> {
  readonly key: string;
  readonly name: string;
  load(signal: AbortSignal): Promise<T>;
  /** What the answer is about; without one, what it will be about. */
  tags(data: T | undefined): readonly Tag[];
}

/** What is known of a reading call. Always true: replaced, never changed; `data` is `undefined` until it was read once. */
export interface Snapshot<T = unknown> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly isFetching: boolean;
}

/** A change shown before the server has agreed, for every cached answer of the endpoint `name`. Pure. */
export interface Patch {
  readonly name: string;
  readonly apply: (data: unknown) => unknown;
}

/** What is known of a call that nobody has made. */
export const EMPTY: Snapshot = { data: undefined, error: undefined, isFetching: false };

/**
 * One reading call in the cache.
 *
 * Always true: one request at a time; what an aborted or overtaken one answers is dropped; data that equals the old keeps
 * its reference, and where nothing changed no listener hears of it.
 */
export class Entry {
  readonly source: Source;
  readonly listeners = new Set<() => void>();
  snapshot = EMPTY;
  /** What the next subscriber has to ask for. */
  isStale = true;
  /** It was asked for after a write, while related writes were still under way. */
  isInBurst = false;
  /** When the newest request began, or ended; in ms. */
  movedAt = 0;
  #request: AbortController | undefined;
  #done = Promise.resolve();
  /** The server's last answer, and the changes shown on top of it. */
  #answer: unknown;
  #patches: readonly Patch[] = [];

  constructor(source: Source) {
    this.source = source;
  }

  /** Makes the request, or joins the one under way. Resolves once the newest has settled; never rejects. */
  start(): Promise<void> {
    if (!this.#request) {
      this.#request = new AbortController();
      this.isStale = false;
      this.movedAt = Date.now();
      this.#done = this.#load(this.#request);
      this.show({ isFetching: true });
    }
    return this.#done;
  }

  async #load(request: AbortController): Promise<void> {
    let change: Partial<Snapshot> = {};
    try {
      const answer = await this.source.load(request.signal);
      if (request === this.#request) change = { data: this.#patched(answer), error: undefined };
    } catch (thrown) {
      change = { error: toApiError(thrown) };
    }
    if (request !== this.#request) return this.#request && this.#done;
    this.#request = undefined;
    this.movedAt = Date.now();
    this.show({ ...change, isFetching: false });
  }

  stop(): void {
    this.#request?.abort();
    this.#request = undefined;
    this.isStale = true;
  }

  /** Stops, and forgets the answer. */
  reset(): void {
    this.stop();
    this.#answer = undefined;
    this.#patches = [];
    this.show(EMPTY);
  }

  patch(patch: Patch): void {
    if (patch.name !== this.source.name || this.#answer === undefined) return;
    this.#patches = [...this.#patches, patch];
    this.show({ data: this.#patched(this.#answer) });
  }

  /** Ends a change: it becomes part of the answer, or is taken back. */
  unpatch(patch: Patch, isKept: boolean): void {
    if (!this.#patches.includes(patch)) return;
    this.#patches = this.#patches.filter((other) => other !== patch);
    this.show({ data: this.#patched(isKept ? patch.apply(this.#answer) : this.#answer) });
  }

  show(change: Partial<Snapshot>): void {
    const old = this.snapshot;
    const next = { ...old, ...change };
    if (next.data === old.data && next.error === old.error && next.isFetching === old.isFetching) return;
    this.snapshot = next;
    for (const listener of this.listeners) listener();
  }

  /** Whether the tags speak of this. While an answer is to come nobody knows its ids: the type decides. */
  isAbout(tags: readonly Tag[]): boolean {
    const isOpen = this.#request || this.#answer === undefined;
    const owns = this.source.tags(this.#answer);
    return tags.some((tag) => owns.some((own) => (isOpen ? own.type === tag.type : tagsMeet(own, tag))));
  }

  #patched(answer: unknown): unknown {
    this.#answer = answer;
    const data = this.#patches.reduce((value, patch) => patch.apply(value), answer);
    return share(this.snapshot.data, data);
  }
}

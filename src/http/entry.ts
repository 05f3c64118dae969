import { type ApiError, toApiError } from './errors.ts';
import { share } from './share.ts';

/** What a cached answer is about. Without an `id` it stands for everything of its type; `'LIST'` is a usual id. */
export interface Tag {
  readonly type: string;
  readonly id?: string | number | undefined;
}

/** A reading call with its arguments: equal calls have equal keys. `name` is the endpoint's. */
export interface Source<T = unknown> {
  readonly key: string;
  readonly name: string;
  load(signal: AbortSignal): Promise<T>;
  /** What the answer is about; without one, what it will be about. */
  tags(data: T | undefined): readonly Tag[];
}

/** Changes shown before the server has agreed: for every cached answer of an endpoint, by its name. Pure. */
export type Patches = Readonly<Record<string, (data: unknown) => unknown>>;

/** A writing call: `tags` says what it makes stale. */
export interface Write<T = unknown> {
  readonly tags: readonly Tag[];
  readonly patches?: Patches | undefined;
  send(): Promise<T>;
}

/** What is known of a reading call. Always true: replaced, never changed; `data` is `undefined` until it was read once. */
export interface Snapshot<T = unknown> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly isFetching: boolean;
}

/** What is known of a call that nobody has made. */
export const EMPTY: Snapshot = { data: undefined, error: undefined, isFetching: false };

/** How long a failure also answers new subscribers, before they cause another request. */
const FAILURE_KEPT_MS = 1000;

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
  /** Until when a subscriber needs no request, in ms; 0 where an answer would be older than a write. */
  freshUntil = 0;
  /** When the newest request ended, in ms. */
  settledAt = 0;
  /** When the last listener left, in ms. */
  leftAt = 0;
  /** It was asked for after a write, while related writes were still under way. */
  isInBurst = false;
  readonly #writes: ReadonlySet<Write>;
  #request: AbortController | undefined;
  #done = Promise.resolve();
  /** The server's last answer, with the changes it has agreed to. */
  #answer: unknown;

  /** `writes` are the ones under way. */
  constructor(source: Source, writes: ReadonlySet<Write>) {
    this.source = source;
    this.#writes = writes;
  }

  /** Makes the request, or joins the one under way. Resolves once the newest has settled; never rejects. */
  start(): Promise<void> {
    if (!this.#request) {
      this.#request = new AbortController();
      this.freshUntil = Infinity;
      this.#done = this.#load(this.#request);
      this.show({ isFetching: true });
    }
    return this.#done;
  }

  async #load(request: AbortController): Promise<void> {
    let answer: unknown;
    let error: ApiError | undefined;
    try {
      answer = await this.source.load(request.signal);
    } catch (thrown) {
      error = toApiError(thrown);
    }
    if (request !== this.#request) return this.#request && this.#done;
    this.#request = undefined;
    this.settledAt = Date.now();
    if (error) this.freshUntil = this.settledAt + FAILURE_KEPT_MS;
    // Shared now, so that to compare it at every write costs nothing.
    else this.#answer = share(this.snapshot.data, answer);
    this.draw({ error, isFetching: false });
  }

  /** Aborts the request under way; the next subscriber asks anew. */
  stop(): void {
    this.#request?.abort();
    this.#request = undefined;
    this.freshUntil = 0;
  }

  /** Stops, and forgets the answer. */
  reset(): void {
    this.stop();
    this.#answer = undefined;
    this.show(EMPTY);
  }

  /** The changes of a write that has succeeded become part of the answer. */
  accept(write: Write): void {
    this.#answer = this.#patched([write]);
  }

  /** Shows the answer with the changes of all writes under way on top. */
  draw(change: Partial<Snapshot> = {}): void {
    this.show({ ...change, data: share(this.snapshot.data, this.#patched(this.#writes)) });
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
    return tags.some((tag) => owns.some((own) => own.type === tag.type && (isOpen || idsMeet(own, tag))));
  }

  /** Whether a write under way will make this stale. */
  isAwaited(): boolean {
    return [...this.#writes].some(({ tags }) => this.isAbout(tags));
  }

  #patched(writes: Iterable<Write>): unknown {
    let data = this.#answer;
    if (data === undefined) return data;
    for (const { patches = {} } of writes) data = patches[this.source.name]?.(data) ?? data;
    return data;
  }
}

/** Ids are opaque, so they are compared as text. Source: `src/contract/README.md` §0. */
function idsMeet(one: Tag, other: Tag): boolean {
  return one.id == null || other.id == null || String(one.id) === String(other.id);
}

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
  /** `onFailure` is told of each attempt that failed and is made again: how many there were. */
  load(signal: AbortSignal, onFailure: (count: number) => void): Promise<T>;
  /** What the answer is about; without one, what it will be about. */
  tags(data: T | undefined): readonly Tag[];
}

/** Changes of cached answers, by the name of their endpoint. Pure. */
export type Patches = Readonly<Record<string, (data: unknown) => unknown>>;

/** What is known of a reading call. Always true: replaced, never changed; `data` is `undefined` until it was read once. */
export interface Snapshot<T = unknown> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly isFetching: boolean;
  /** How many attempts of the request under way have failed so far. */
  readonly failureCount: number;
  /** When `data` was last answered, in ms since 1970; 0 before. */
  readonly fulfilledAt: number;
}

/** What is known of a call that nobody has made. */
export const EMPTY: Snapshot = {
  data: undefined,
  error: undefined,
  isFetching: false,
  failureCount: 0,
  fulfilledAt: 0,
};

/** Where an entry is in its life. */
type State =
  /** Whoever subscribes next causes a request. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'fetching'; readonly request: AbortController }
  /** Shown as being fetched, but asked for only when the writes of these kinds have ended. */
  | { readonly kind: 'waiting'; readonly writes: ReadonlySet<string> }
  | { readonly kind: 'fresh' }
  /** A failure also answers new subscribers for a moment. */
  | { readonly kind: 'failed' }
  /** What it is about was deleted: it is shown as long as somebody looks, and never asked for. */
  | { readonly kind: 'gone' };

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
  state: State = { kind: 'stale' };
  snapshot = EMPTY;
  /** What the newest answer is about. */
  tags: readonly Tag[];
  /** When the newest request ended, in ms. */
  settledAt = Number.NEGATIVE_INFINITY;
  /** When the last listener left, in ms. */
  leftAt = 0;
  /** Kinds of writes under way of which one has already been followed by a request. */
  readonly bursts = new Set<string>();
  readonly #patchesUnderWay: () => Iterable<Patches>;
  readonly #onTags: (entry: Entry) => void;
  #done = Promise.resolve();
  /** The server's last answer, with the changes it has agreed to. */
  #answer: unknown;

  /** `patchesUnderWay` are shown on top of the answer; `onTags` is told when `tags` may have changed. */
  constructor(source: Source, patchesUnderWay: () => Iterable<Patches>, onTags: (entry: Entry) => void) {
    this.source = source;
    this.tags = source.tags(undefined);
    this.#patchesUnderWay = patchesUnderWay;
    this.#onTags = onTags;
    onTags(this);
  }

  /** Whether a subscriber has to ask. `maxAgeMs` is how old an answer may be. */
  isDue(maxAgeMs = Number.POSITIVE_INFINITY): boolean {
    if (this.state.kind === 'failed') return !isWithin(this.settledAt, FAILURE_KEPT_MS);
    return this.state.kind === 'stale' || (this.state.kind === 'fresh' && !isWithin(this.settledAt, maxAgeMs));
  }

  /**
   * Makes the request, or joins the one under way. Resolves once the newest has settled; never rejects. Where it is
   * `isQuiet`, one that gets no answer leaves what is shown as it is.
   */
  start(isQuiet = false): Promise<void> {
    if (this.state.kind !== 'fetching') {
      const request = new AbortController();
      this.state = { kind: 'fetching', request };
      this.#done = this.#load(request, isQuiet);
      this.show({ isFetching: true, failureCount: 0 });
    }
    return this.#done;
  }

  async #load(request: AbortController, isQuiet: boolean): Promise<void> {
    const isCurrent = () => this.state.kind === 'fetching' && this.state.request === request;
    let answer: unknown;
    let error: ApiError | undefined;
    try {
      answer = await this.source.load(request.signal, (failureCount) => isCurrent() && this.show({ failureCount }));
    } catch (thrown) {
      error = toApiError(thrown);
    }
    if (!isCurrent()) return this.state.kind === 'fetching' ? this.#done : undefined;
    this.settledAt = Date.now();
    if (error) {
      const isUnanswered = error.kind === 'FETCH_ERROR' || error.kind === 'TIMEOUT_ERROR';
      this.state = { kind: isQuiet && isUnanswered ? 'stale' : 'failed' };
      this.show({ isFetching: false, ...(this.state.kind === 'failed' && { error }) });
      return;
    }
    this.state = { kind: 'fresh' };
    // Shared now, so that to compare it at every write costs nothing.
    this.#answer = share(this.snapshot.data, answer);
    this.tags = this.source.tags(this.#answer);
    this.#onTags(this);
    this.draw({ error: undefined, isFetching: false, fulfilledAt: this.settledAt });
  }

  /** Aborts the request under way. It goes on saying that it fetches: whoever comes next asks. */
  stop(): void {
    if (this.state.kind === 'fetching') this.state.request.abort();
    this.state = { kind: 'stale' };
  }

  /** Shows that it is fetched, and asks only at the end of the writes of a kind. */
  wait(kind: string): void {
    const others = this.state.kind === 'waiting' ? this.state.writes : [];
    this.stop();
    this.state = { kind: 'waiting', writes: new Set([...others, kind]) };
    this.show({ isFetching: true });
  }

  /** Stops for good. */
  leave(): void {
    this.stop();
    this.state = { kind: 'gone' };
    this.show({ isFetching: false });
  }

  /** Stops, and forgets the answer. */
  reset(): void {
    this.stop();
    this.#answer = undefined;
    this.show(EMPTY);
  }

  /** Changes become part of the answer: the server has agreed to them. */
  accept(patches: Patches): void {
    this.#answer = this.#patched([patches]);
  }

  /** Shows the answer with the changes of all writes under way on top. */
  draw(change: Partial<Snapshot> = {}): void {
    this.show({ ...change, data: share(this.snapshot.data, this.#patched(this.#patchesUnderWay())) });
  }

  show(change: Partial<Snapshot>): void {
    const old = this.snapshot;
    const next = { ...old, ...change };
    if ((Object.keys(change) as (keyof Snapshot)[]).every((field) => next[field] === old[field])) return;
    this.snapshot = next;
    for (const listener of this.listeners) listener();
  }

  /** Whether the tags speak of this. While an answer is to come nobody knows its ids: the type decides. */
  isAbout(tags: readonly Tag[]): boolean {
    const isOpen = this.state.kind === 'fetching' || this.#answer === undefined;
    return tags.some((tag) => this.tags.some((own) => own.type === tag.type && (isOpen || idsMeet(own, tag))));
  }

  #patched(all: Iterable<Patches>): unknown {
    let data = this.#answer;
    if (data === undefined) return data;
    for (const patches of all) data = patches[this.source.name]?.(data) ?? data;
    return data;
  }
}

/** Whether a moment was less than `ms` ago. A clock that was set back makes every moment old. */
export function isWithin(momentMs: number, ms: number): boolean {
  const ageMs = Date.now() - momentMs;
  return ageMs >= 0 && ageMs < ms;
}

/** Ids are opaque, so they are compared as text. Source: `src/contract/README.md` §0. */
function idsMeet(one: Tag, other: Tag): boolean {
  return one.id == null || other.id == null || String(one.id) === String(other.id);
}

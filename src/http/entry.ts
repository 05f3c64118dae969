import { type ApiError, toApiError } from './errors.ts';
import { share } from './share.ts';

/** The subject of a cached answer. Without an `id` it stands for everything of its type; `'LIST'` is a usual id. */
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
  /** Tells what the answer is about; without one, what it will be about. */
  tags(data: T | undefined): readonly Tag[];
}

/** The state of a reading call. Always true: replaced, never changed; `data` is `undefined` until it was read once. */
export interface Snapshot<T = unknown> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** A request is under way, the first or a later one. */
  readonly isFetching: boolean;
  /** How many attempts of the request under way have failed: from 1 on it is worth saying that it is still tried. */
  readonly failureCount: number;
  /** When `data` was last answered, in ms since 1970; `undefined` before. */
  readonly fulfilledTimeStamp: number | undefined;
}

/** The state of a call that nobody has made. */
export const EMPTY: Snapshot = {
  data: undefined,
  error: undefined,
  isFetching: false,
  failureCount: 0,
  fulfilledTimeStamp: undefined,
};

/** The stages of an entry's life. */
type State =
  /** Whoever subscribes next causes a request. */
  | 'stale'
  | 'fetching'
  /** Shown as being fetched; whoever holds it back asks. */
  | 'held'
  | 'fresh'
  /** A failure also answers new subscribers for a moment. */
  | 'failed';

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
  state: State = 'stale';
  /** Its subject was deleted: it is shown as long as somebody looks, and never asked for. */
  isGone = false;
  snapshot = EMPTY;
  /** The server's last answer, with the changes it has agreed to. */
  answer: unknown;
  /** The subjects of the newest answer. */
  tags: readonly Tag[];
  /** When the newest request ended, in ms since 1970; 0 before. */
  settledAt = 0;
  /** When the last listener left, in ms since 1970. */
  leftAt = 0;
  readonly #shown: (answer: unknown) => unknown;
  readonly #onTags: (entry: Entry) => void;
  #request: AbortController | undefined;
  #done = Promise.resolve();

  /** `shown` makes what is shown of an answer; `onTags` is told when `tags` may have changed. */
  constructor(source: Source, shown: (answer: unknown) => unknown, onTags: (entry: Entry) => void) {
    this.source = source;
    this.tags = source.tags(undefined);
    this.#shown = shown;
    this.#onTags = onTags;
    onTags(this);
  }

  /** Whether a subscriber has to ask. */
  get isDue(): boolean {
    return this.state === 'stale' || (this.state === 'failed' && !isWithin(this.settledAt, FAILURE_KEPT_MS));
  }

  /**
   * Makes the request, or joins the one under way. Resolves once the newest has settled; never rejects. Where it is
   * `isQuiet`, one that gets no answer leaves what is shown as it is.
   */
  start(isQuiet = false): Promise<void> {
    if (!this.#request && !this.isGone) {
      this.state = 'fetching';
      this.#request = new AbortController();
      this.#done = this.#load(this.#request, isQuiet);
      this.show({ isFetching: true, failureCount: 0 });
    }
    return this.#done;
  }

  async #load(request: AbortController, isQuiet: boolean): Promise<void> {
    const isCurrent = () => this.#request === request;
    let error: ApiError | undefined;
    let answer: unknown;
    try {
      answer = await this.source.load(request.signal, (failureCount) => isCurrent() && this.show({ failureCount }));
    } catch (thrown) {
      error = toApiError(thrown);
    }
    if (!isCurrent()) return this.#request && this.#done;
    this.#request = undefined;
    this.settledAt = Date.now();
    this.state = !error ? 'fresh' : isQuiet && !error.status ? 'stale' : 'failed';
    if (error) return this.show({ isFetching: false, ...(this.state === 'failed' && { error }) });
    // Shared now, so that to compare it at every write costs nothing.
    this.answer = share(this.snapshot.data, answer);
    this.tags = this.source.tags(this.answer);
    this.#onTags(this);
    this.draw({ error: undefined, isFetching: false, fulfilledTimeStamp: this.settledAt });
  }

  /** Aborts the request under way. It goes on saying that it fetches: whoever comes next asks. */
  stop(): void {
    this.#request?.abort();
    this.#request = undefined;
    this.state = 'stale';
  }

  /** Stops, and forgets the answer. */
  reset(): void {
    this.stop();
    this.answer = undefined;
    this.show(EMPTY);
  }

  /** Shows the answer as it is now. */
  draw(change: Partial<Snapshot> = {}): void {
    this.show({ ...change, data: share(this.snapshot.data, this.#shown(this.answer)) });
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
    const isOpen = this.state === 'fetching' || this.answer === undefined;
    return (
      !this.isGone &&
      tags.some((tag) => this.tags.some((own) => own.type === tag.type && (isOpen || idsMeet(own, tag))))
    );
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

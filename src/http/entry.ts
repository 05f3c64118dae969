import type { ApiError } from './errors.ts';

/** A label of cached data, to invalidate it by. Without an `id` it matches every tag of its type. */
export interface Tag {
  readonly type: string;
  readonly id?: string | number | undefined;
}

/** A query with its arguments: equal queries have equal keys. `name` is the endpoint's. */
export interface Source<T = unknown> {
  readonly key: string;
  readonly name: string;
  /** Fetches the data. Calls `onFailure` with the number of failed attempts before each retry. */
  load(signal: AbortSignal, onFailure: (count: number) => void): Promise<T>;
  /** Returns the tags of the data, which is `undefined` before the first response. */
  tags(data: T | undefined): readonly Tag[];
}

/** An update to cached data: a pure function for each endpoint name. One that returns `undefined` changes nothing. */
export type Layer = Readonly<Record<string, (data: unknown) => unknown>>;

/** A mutation with its arguments; entries with one of its `tags` become stale. */
export interface Write<T = unknown> {
  /** Overlapping writes of one kind share their refetches. */
  readonly kind?: string | undefined;
  readonly tags: readonly Tag[];
  send(): Promise<T>;
}

/** The current state of a query. Invariants: immutable; `data` is `undefined` until the first success. */
export interface Snapshot<T = unknown> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** A request is under way or due, the first or a later one. */
  readonly isFetching: boolean;
  /** The number of failed attempts of the current request. */
  readonly failureCount: number;
  /** When `data` was last fetched, in ms since 1970; `undefined` before. */
  readonly fulfilledTimeStamp: number | undefined;
}

/** The snapshot of a query that was never fetched. */
export const EMPTY: Snapshot = {
  data: undefined,
  error: undefined,
  isFetching: false,
  failureCount: 0,
  fulfilledTimeStamp: undefined,
};

/**
 * The states of an entry.
 * - `idle`: the next subscriber causes a request
 * - `fetching`: a request is under way; it ends `fresh` or `failed`, or `idle` if the last subscriber leaves
 * - `overtaken`: a write ended while the request was under way; the response is dropped, and the query refetched
 * - `waiting`: stale, and refetched as soon as no other write of the same kind is under way
 * - `fresh`
 * - `failed`: for a second, new subscribers get the failure instead of causing a request
 * - `deleted`: the row it is about was deleted; shown until the last subscriber leaves, never fetched
 */
export type State = 'idle' | 'fetching' | 'overtaken' | 'waiting' | 'fresh' | 'failed' | 'deleted';

/** One query in the cache; only code in this folder changes it. Times are in ms since 1970, or 0 for never. */
export interface Entry {
  readonly source: Source;
  readonly listeners: Set<() => void>;
  /** Called as soon as the entry is no longer fetching. */
  readonly waiters: (() => void)[];
  state: State;
  snapshot: Snapshot;
  /** The last response, updated by writes that succeeded since; the snapshot adds the layers of writes under way. */
  base?: unknown;
  /** The tags of the last response. */
  tags: readonly Tag[];
  /** When the last request ended. */
  settledAt: number;
  /** When the last subscriber left. */
  leftAt: number;
  request?: AbortController | undefined;
  /** Aborts an overtaken request that hangs. */
  timer?: ReturnType<typeof setTimeout>;
  /** The kind of the last write that made the entry stale. */
  kind?: string | undefined;
}

export function createEntry(source: Source): Entry {
  const tags = source.tags(undefined);
  return { source, tags, listeners: new Set(), waiters: [], state: 'idle', snapshot: EMPTY, settledAt: 0, leftAt: 0 };
}

/** Changes the snapshot, and notifies subscribers if anything has changed. */
export function show(entry: Entry, change: Partial<Snapshot>): void {
  const old = entry.snapshot;
  const next = { ...old, ...change };
  if ((Object.keys(change) as (keyof Snapshot)[]).every((field) => next[field] === old[field])) return;
  entry.snapshot = next;
  for (const listener of entry.listeners) listener();
  if (!next.isFetching) for (const resolve of entry.waiters.splice(0)) resolve();
}

/** Aborts the request under way. `isFetching` stays unchanged: the next subscriber starts another request. */
export function stop(entry: Entry, state: State = 'idle'): Entry {
  clearTimeout(entry.timer);
  entry.request?.abort();
  entry.request = undefined;
  entry.state = state;
  for (const resolve of entry.waiters.splice(0)) resolve();
  return entry;
}

/** How long new subscribers get a failure, in ms. Without it, a screen that remounts on failure would loop. */
const FAILURE_KEPT_MS = 1000;

/** Returns whether a new subscriber causes a request. */
export function isDue({ state, settledAt }: Entry): boolean {
  return state === 'idle' || (state === 'failed' && !isWithin(settledAt, FAILURE_KEPT_MS));
}

/** Returns whether an entry has any of the tags. Compares only types until a response arrives: its ids are unknown. */
export function isAbout({ state, request, base, tags }: Entry, others: readonly Tag[]): boolean {
  const isOpen = request !== undefined || base === undefined;
  return (
    state !== 'deleted' &&
    others.some((other) => tags.some((own) => own.type === other.type && (isOpen || haveSameId(own, other))))
  );
}

/** Returns whether a time was less than `ms` ago. `false` for a future time: the clock was set back. */
export function isWithin(timeMs: number, ms: number): boolean {
  const ageMs = Date.now() - timeMs;
  return ageMs >= 0 && ageMs < ms;
}

/** Compares ids as text, because they are opaque; a missing id matches any. Source: `src/contract/README.md` §0. */
function haveSameId(one: Tag, other: Tag): boolean {
  return one.id == null || other.id == null || String(one.id) === String(other.id);
}

import type { ApiError } from './errors.ts';

/** A label by which cached data is invalidated. A tag without an `id` matches every tag of its type. */
export interface Tag {
  readonly type: string;
  readonly id?: string | number | undefined;
}

/** A query with its arguments. Equal queries have equal keys. `name` identifies the endpoint. */
export interface Source<T = unknown> {
  readonly key: string;
  readonly name: string;
  /** Fetches the data. Calls `onFailure` with the number of failed attempts before each retry. */
  load(signal: AbortSignal, onFailure: (count: number) => void): Promise<T>;
  /** The kind of writes whose success brings the data up to date, without a refetch. */
  readonly updatedBy?: string | undefined;
  /** Returns the tags of the data, which is `undefined` before the first response. */
  tags(data: T | undefined): readonly Tag[];
}

/** An update of cached data: a pure function per endpoint name. Returning `undefined` leaves the data unchanged. */
export type Layer = Readonly<Record<string, (data: unknown) => unknown>>;

/** A mutation with its arguments. When it ends, entries with one of its `tags` become stale. */
export interface Write<T = unknown> {
  /** After overlapping writes of the same kind, stale entries are refetched once. */
  readonly kind?: string | undefined;
  readonly tags: readonly Tag[];
  send(): Promise<T>;
}

/** The current state of a query. Invariants: immutable; `data` is `undefined` until the first success. */
export interface Snapshot<T = unknown> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** True while a request is under way or waits for a write to end, even if there is data. */
  readonly isFetching: boolean;
  readonly failureCount: number;
  /** When `data` was last fetched, in ms since 1970; `undefined` before the first success. */
  readonly fulfilledTimeStamp: number | undefined;
}

/** The snapshot of a query that was never fetched, or whose data was cleared. */
export const EMPTY: Snapshot = {
  data: undefined,
  error: undefined,
  fulfilledTimeStamp: undefined,
  isFetching: false,
  failureCount: 0,
};

/**
 * The states of an entry.
 * - `idle`: the next subscriber causes a request
 * - `fetching`: a request is under way; then `fresh` or `failed`, or `idle` if the last subscriber leaves
 * - `overtaken`: a write made the entry stale during its request; the response is dropped and the query refetched
 * - `waiting`: stale, and refetched as soon as no other write of the same kind is under way
 * - `fresh`: the last request succeeded
 * - `failed`: the last request failed; for `FAILURE_KEPT_MS`, new subscribers don't cause another request
 * - `deleted`: the row no longer exists; its data stays until the last subscriber leaves, and is never refetched
 */
export type State = 'idle' | 'fetching' | 'overtaken' | 'waiting' | 'fresh' | 'failed' | 'deleted';

/** A query in the cache. Only code in this folder changes an entry. Times are in ms since 1970, or 0 for never. */
export interface Entry {
  readonly source: Source;
  readonly listeners: Set<() => void>;
  /** Called as soon as the entry is no longer fetching. */
  readonly waiters: (() => void)[];
  state: State;
  snapshot: Snapshot;
  /** The last response with the updates of later successful writes. `snapshot` also has the optimistic updates. */
  base?: unknown;
  tags: readonly Tag[];
  /** When the last request ended. */
  settledAt: number;
  /** When the last subscriber left, or a refetch without subscribers began. */
  leftAt: number;
  request?: AbortController | undefined;
  /** Aborts the request of an `overtaken` entry. */
  timer?: ReturnType<typeof setTimeout>;
  /** The kind of the last write that made the entry stale. */
  kind?: string | undefined;
  /** True if a refetch that fails without a response changes neither data nor error. */
  isQuiet?: boolean | undefined;
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

/** Aborts the request under way. Leaves `isFetching` unchanged, because the next subscriber causes another request. */
export function stop(entry: Entry, state: State = 'idle'): Entry {
  clearTimeout(entry.timer);
  entry.request?.abort();
  entry.request = undefined;
  entry.state = state;
  for (const resolve of entry.waiters.splice(0)) resolve();
  return entry;
}

/** How long new subscribers get the last failure, in ms. A component that remounts on failure would otherwise loop. */
const FAILURE_KEPT_MS = 1000;

/** Returns whether a new subscriber causes a request. */
export function isDue({ state, settledAt }: Entry): boolean {
  return state === 'idle' || (state === 'failed' && !isWithin(settledAt, FAILURE_KEPT_MS));
}

/** Returns whether an entry has any of the tags. Until a response arrives, its ids are unknown, so only types count. */
export function isAbout({ state, request, base, tags }: Entry, others: readonly Tag[]): boolean {
  const isOpen = request !== undefined || base === undefined;
  return (
    state !== 'deleted' &&
    others.some((other) => tags.some((own) => own.type === other.type && (isOpen || haveSameId(own, other))))
  );
}

/** Returns whether a time was less than `ms` ago. `false` for a future time, in case the clock was set back. */
export function isWithin(timeMs: number, ms: number): boolean {
  const ageMs = Date.now() - timeMs;
  return ageMs >= 0 && ageMs < ms;
}

/** Compares ids as text, because ids are opaque. A missing id matches any id. Source: `src/contract/README.md` §0. */
function haveSameId(one: Tag, other: Tag): boolean {
  return one.id == null || other.id == null || String(one.id) === String(other.id);
}

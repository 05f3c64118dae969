import type { Cache } from '../../http/cache.ts';
import { EMPTY, type Snapshot, type Source } from '../../http/entry.ts';
import type { ApiError } from '../../http/errors.ts';

interface ResultFields<T> extends Pick<Snapshot<T>, 'isFetching' | 'failureCount' | 'fulfilledTimeStamp'> {
  /** Data for the current arguments only. `data` may still be for the previous ones. */
  readonly currentData: T | undefined;
  /**
   * Refetches or joins the request under way, unless the last request ended less than `minAgeMs` ago. Default: 0.
   * Resolves with the result; never rejects. `onClick={refetch}` is safe, because an event is ignored.
   */
  readonly refetch: (minAgeMs?: unknown) => Promise<QueryResult<T>>;
}

type Flag = 'isUninitialized' | 'isLoading' | 'isSuccess' | 'isError';
type Nothing = { data: undefined; error: undefined };

/** One state of a result: the state's own flag is `true`, the other flags are `false`. */
type State<Is extends Flag, Fields> = { readonly [F in Flag]: F extends Is ? true : false } & Readonly<Fields>;

/**
 * The result of a query for one component. `isUninitialized`: skipped, or signed out. `isLoading`: no data yet, the
 * first request is under way. `isSuccess`: there is data, perhaps still for the previous arguments. `isError`: the last
 * request failed; `data` is from the last success, if any.
 */
export type QueryResult<T> = ResultFields<T> &
  (
    | State<'isUninitialized', Nothing>
    | State<'isLoading', Nothing>
    | State<'isSuccess', { data: T; error: undefined }>
    | State<'isError', { data: T | undefined; error: ApiError }>
  );

const LOADING: Snapshot = { ...EMPTY, isFetching: true };

/** Tracks which fields of its result a component has read, and which data it has rendered. */
interface Reading<T> extends ProxyHandler<QueryResult<T>> {
  fields: readonly (keyof QueryResult<T>)[];
  /** Returns the rendered data. Set after a commit, because React may discard a render. */
  shown: (() => T | undefined) | undefined;
}

/** Creates a `Reading`: an object literal, because V8 discards and recompiles the code of a class without instances. */
export const createReading = <T>(): Reading<T> => ({ fields: [], shown: undefined, get: readField });

function readField<T>(this: Reading<T>, result: QueryResult<T>, field: keyof QueryResult<T>): unknown {
  // `push` would reserve memory for 16 more fields, and a screen can have a thousand components.
  if (!this.fields.includes(field)) this.fields = this.fields.concat(field);
  return result[field];
}

/**
 * Creates the store of one component's query for `useSyncExternalStore`.
 *
 * Invariants: the result keeps its identity until a field that the component has read changes. Data for the previous
 * arguments is returned only while the current ones are fetched, not with an error or after the cache was cleared.
 */
export function createResultStore<T>(cache: Cache, source: Source<T> | undefined, reading: Reading<T>) {
  let snapshot: Snapshot<T> | undefined;
  let result: QueryResult<T>;
  let tracked: QueryResult<T>;

  // Used as an event handler, `refetch` gets the event instead of `minAgeMs`.
  const refetch = async (minAgeMs?: unknown): Promise<QueryResult<T>> =>
    toResult(
      source ? await cache.refetch(source, typeof minAgeMs === 'number' ? minAgeMs : 0) : (EMPTY as Snapshot<T>),
      refetch,
    );

  const subscribe = (listener: () => void): (() => void) => {
    reading.shown = () => result.data;
    return source ? cache.subscribe(source, listener) : () => undefined;
  };

  const read = (): QueryResult<T> => {
    const next = (source ? (cache.read(source) ?? LOADING) : EMPTY) as Snapshot<T>;
    if (next === snapshot) return tracked;
    snapshot = next;
    const newest = toResult(next, refetch, reading.shown?.());
    if (!result || reading.fields.some((field) => result[field] !== newest[field])) {
      result = newest;
      tracked = new Proxy(result, reading);
    }
    // The component has read no changed field: update in place, without a render.
    else Object.assign(result, newest);
    return tracked;
  };

  return { subscribe, read };
}

function toResult<T>(snapshot: Snapshot<T>, refetch: QueryResult<T>['refetch'], oldData?: T): QueryResult<T> {
  const { data: currentData, error, isFetching } = snapshot;
  const data = currentData === undefined && isFetching && !error ? oldData : currentData;
  const isEmpty = data === undefined && !error;
  return {
    ...snapshot,
    data,
    currentData,
    isUninitialized: isEmpty && !isFetching,
    isLoading: isEmpty && isFetching,
    isSuccess: !error && !isEmpty,
    isError: !!error,
    refetch,
  } as QueryResult<T>;
}

import type { Cache } from '../../http/cache.ts';
import { EMPTY, type Snapshot, type Source } from '../../http/entry.ts';
import type { ApiError } from '../../http/errors.ts';

interface ResultFields<T> extends Pick<Snapshot<T>, 'isFetching' | 'failureCount' | 'fulfilledTimeStamp'> {
  /** The answer for the present arguments only. */
  readonly currentData: T | undefined;
  /**
   * Asks anew, or joins the request under way; not where the newest ended less than `minAgeMs` ago, 0 by default. Resolves
   * with what is known once it has settled; never rejects.
   */
  readonly refetch: (minAgeMs?: number) => Promise<QueryResult<T>>;
}

type Flag = 'isUninitialized' | 'isLoading' | 'isSuccess' | 'isError';
type Nothing = { data: undefined; error: undefined };

/** A state with the one flag that tells it. */
type State<Is extends Flag, Fields> = { readonly [F in Flag]: F extends Is ? true : false } & Readonly<Fields>;

/**
 * A query as a component sees it, in one of four states, told by any of the flags. `isUninitialized`: nothing was asked for,
 * it is skipped or the session has ended. `isLoading`: the first answer is under way, there is nothing to show.
 * `isSuccess`: `data` answers the present arguments or, while that is under way, the ones before. `isError`: the newest
 * request failed, and so it stays until the next answer; `data` is what was answered before.
 */
export type QueryResult<T> = ResultFields<T> &
  (
    | State<'isUninitialized', Nothing>
    | State<'isLoading', Nothing>
    | State<'isSuccess', { data: T; error: undefined }>
    | State<'isError', { data: T | undefined; error: ApiError }>
  );

const LOADING: Snapshot = { ...EMPTY, isFetching: true };

/** Asking anew, by intervals or events: `start` returns how to stop. It goes on while its key stays the same. */
export interface Renewal {
  readonly key: string;
  readonly start: (refetch: QueryResult<unknown>['refetch']) => () => void;
}

/** Which fields of its results one component has read, and the data that is on its screen. */
interface Reading<T> extends ProxyHandler<QueryResult<T>> {
  fields: readonly (keyof QueryResult<T>)[];
  /** Set once a render is on the screen, never while rendering. */
  shown: (() => T | undefined) | undefined;
}

/** A literal: V8 drops what it compiled for a class's instances with the last of them, as when a screen without queries follows. */
export const createReading = <T>(): Reading<T> => ({ fields: [], shown: undefined, get: readField });

function readField<T>(this: Reading<T>, result: QueryResult<T>, field: keyof QueryResult<T>): unknown {
  // Few, and there may be a thousand such lists: `push` would keep room for sixteen more.
  if (!this.fields.includes(field)) this.fields = this.fields.concat(field);
  return result[field];
}

/**
 * Makes the store of one component's query, for `useSyncExternalStore`: how to subscribe to a source, or to none, and how
 * to read what is known of it.
 *
 * Always true: the result stays the same object until a field changes that the component has read; an answer of other
 * arguments is shown only while the present one's is under way, never beside its failure, and never after the cache was
 * cleared.
 */
export function createResultStore<T>(
  cache: Cache,
  source: Source<T> | undefined,
  reading: Reading<T>,
  renewal?: Renewal,
) {
  let snapshot: Snapshot<T> | undefined;
  let result: QueryResult<T>;
  let tracked: QueryResult<T>;

  const refetch = async (minAgeMs?: number): Promise<QueryResult<T>> =>
    toResult(source ? await cache.refetch(source, minAgeMs) : (EMPTY as Snapshot<T>), refetch);

  const subscribe = (listener: () => void): (() => void) => {
    reading.shown = () => result.data;
    if (!source) return () => undefined;
    const leave = cache.subscribe(source, listener);
    if (!renewal) return leave;
    const stop = renewal.start(refetch);
    return () => {
      stop();
      leave();
    };
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
    // Only what nobody has read yet: whoever reads it next reads what is true now.
    else Object.assign(result, newest);
    return tracked;
  };

  return { subscribe, read };
}

function toResult<T>(
  { data: currentData, error, isFetching, failureCount, fulfilledTimeStamp }: Snapshot<T>,
  refetch: QueryResult<T>['refetch'],
  oldData?: T,
): QueryResult<T> {
  const data = currentData === undefined && isFetching && !error ? oldData : currentData;
  const isEmpty = data === undefined && !error;
  return {
    data,
    error,
    isFetching,
    failureCount,
    fulfilledTimeStamp,
    currentData,
    isUninitialized: isEmpty && !isFetching,
    isLoading: isEmpty && isFetching,
    isSuccess: !error && !isEmpty,
    isError: !!error,
    refetch,
  } as QueryResult<T>;
}

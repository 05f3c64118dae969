import type { Cache } from '../../http/cache.ts';
import { EMPTY, type Snapshot, type Source } from '../../http/entry.ts';
import type { ApiError } from '../../http/errors.ts';

interface ResultFields<T> {
  /** The answer for the present arguments only. */
  readonly currentData: T | undefined;
  /** A request is under way, the first or a later one. */
  readonly isFetching: boolean;
  /** How many attempts of the request under way have failed: from 1 on it is worth saying that it is still tried. */
  readonly failureCount: number;
  /** When the server last answered, in ms since 1970; `undefined` before it has. */
  readonly fulfilledTimeStamp: number | undefined;
  /** Asks anew, or joins the request under way. Resolves with what is known once it has settled; never rejects. */
  readonly refetch: () => Promise<QueryResult<T>>;
}

/** Nothing was asked for: it is skipped, or the session has ended. */
interface Uninitialized {
  readonly data: undefined;
  readonly error: undefined;
  readonly isUninitialized: true;
  readonly isLoading: false;
  readonly isSuccess: false;
  readonly isError: false;
}

/** The first answer is under way: there is nothing to show. */
interface Loading {
  readonly data: undefined;
  readonly error: undefined;
  readonly isUninitialized: false;
  readonly isLoading: true;
  readonly isSuccess: false;
  readonly isError: false;
}

interface Success<T> {
  /** The answer for the present arguments; while that is under way, the one for the arguments before. */
  readonly data: T;
  readonly error: undefined;
  readonly isUninitialized: false;
  readonly isLoading: false;
  readonly isSuccess: true;
  readonly isError: false;
}

/** The newest request failed; so it stays until the next answer. */
interface Failed<T> {
  /** What was answered before. */
  readonly data: T | undefined;
  readonly error: ApiError;
  readonly isUninitialized: false;
  readonly isLoading: false;
  readonly isSuccess: false;
  readonly isError: true;
}

/** What a component sees of a query: one of four states, told by any of the flags. */
export type QueryResult<T> = ResultFields<T> & (Uninitialized | Loading | Success<T> | Failed<T>);

const LOADING: Snapshot = { ...EMPTY, isFetching: true };

/**
 * Makes what one component sees of a query: the returned function reads it for a source, or for none.
 *
 * Always true: the result stays the same object until a field changes that the component has read; an answer of other
 * arguments is shown only while the present one's is under way, never beside its failure, and never after the cache was
 * cleared.
 */
export function createResultReader<T>(cache: Cache): (source: Source<T> | undefined) => QueryResult<T> {
  const readFields = new Set<PropertyKey>();
  let last: { source: Source<T> | undefined; snapshot: Snapshot<T>; view: QueryResult<T> } | undefined;
  let result: QueryResult<T>;

  const toTracked = (view: QueryResult<T>) =>
    new Proxy(view, {
      get(_, field) {
        readFields.add(field);
        return Reflect.get(view, field);
      },
    });

  const refetch = async (): Promise<QueryResult<T>> => {
    const source = last?.source;
    const snapshot = source ? await cache.refetch(source) : (EMPTY as Snapshot<T>);
    return toView(snapshot, undefined, refetch);
  };

  return (source) => {
    const snapshot = (source ? (cache.read(source) ?? LOADING) : EMPTY) as Snapshot<T>;
    if (last && last.source === source && last.snapshot === snapshot) return result;
    const old = last?.view;
    const view = toView(snapshot, old?.data, refetch);
    last = { source, snapshot, view };
    if (!old || [...readFields].some((field) => Reflect.get(view, field) !== Reflect.get(old, field)))
      result = toTracked(view);
    return result;
  };
}

function toView<T>(
  { data: currentData, error, isFetching, failureCount, fulfilledAt }: Snapshot<T>,
  oldData: T | undefined,
  refetch: () => Promise<QueryResult<T>>,
): QueryResult<T> {
  const data = currentData === undefined && isFetching && !error ? oldData : currentData;
  const fields = { currentData, isFetching, failureCount, fulfilledTimeStamp: fulfilledAt || undefined, refetch };
  const flags = { isUninitialized: false, isLoading: false, isSuccess: false, isError: false } as const;
  if (error) return { ...fields, ...flags, data, error, isError: true };
  if (data !== undefined) return { ...fields, ...flags, data, error, isSuccess: true };
  const none = { ...fields, ...flags, data: undefined, error };
  return isFetching ? { ...none, isLoading: true } : { ...none, isUninitialized: true };
}

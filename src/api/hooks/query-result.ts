import { EMPTY, type Snapshot, type Source } from '../../http/entry.ts';
import type { ApiError } from '../../http/errors.ts';
import { type Api, type Query, toSource } from '../endpoint.ts';

/** What a component sees of a query. */
export interface QueryResult<T> {
  /** The answer for the present arguments; while that is under way, the one for the arguments before. */
  readonly data: T | undefined;
  /** The answer for the present arguments only. */
  readonly currentData: T | undefined;
  /** Why the newest request failed. Stays until the next answer. */
  readonly error: ApiError | undefined;
  /** The first answer is under way: there is nothing to show. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** Asks anew, or joins the request under way. Resolves once it has settled; never rejects. */
  readonly refetch: () => Promise<void>;
}

const LOADING: Snapshot = { ...EMPTY, isFetching: true };

/**
 * Starts watching for one component: `point` says at what, `look` what to show.
 *
 * Always true: the source stays the same object until the arguments change, the result until a field changes that the
 * component has read; an answer of other arguments is shown only while the present one's is under way, never beside its
 * failure, and never after the cache was cleared.
 */
export function createWatch<Args, T>(api: Api, query: Query<Args, T>) {
  const fields = new Set<PropertyKey>();
  let wish: string | undefined;
  let source: Source<T> | undefined;
  let seen: Snapshot | undefined;
  let view = {} as QueryResult<T>;
  let result = view;

  const refetch = async () => source && api.cache.refetch(source);

  function point(args: Args, skip: boolean): Source<T> | undefined {
    const next = skip ? undefined : `${api.readRole()} ${JSON.stringify(args)}`;
    if (next !== wish) source = skip ? undefined : toSource(api, query, args);
    wish = next;
    return source;
  }

  function look(): QueryResult<T> {
    const snapshot = source ? (api.cache.read(source) ?? LOADING) : EMPTY;
    if (snapshot === seen) return result;
    const old = view;
    view = derive(snapshot as Snapshot<T>, old.data, refetch);
    if (!seen || [...fields].some((field) => Reflect.get(view, field) !== Reflect.get(old, field))) {
      result = new Proxy(view, {
        get(_, field) {
          fields.add(field);
          return Reflect.get(view, field);
        },
      });
    }
    seen = snapshot;
    return result;
  }

  return { point, look };
}

function derive<T>(snapshot: Snapshot<T>, old: T | undefined, refetch: () => Promise<void>): QueryResult<T> {
  const { data: currentData, error, isFetching } = snapshot;
  const data = currentData === undefined && isFetching && !error ? old : currentData;
  const hasData = data !== undefined;
  const isLoading = isFetching && !hasData && !error;
  return { data, currentData, error, isLoading, isFetching, isSuccess: hasData && !error, isError: !!error, refetch };
}

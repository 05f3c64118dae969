import { EMPTY, type Snapshot, type Source } from '../http/entry.ts';
import type { ApiError } from '../http/errors.ts';
import { type Api, type Query, toSource } from './endpoint.ts';

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

/** What one component watches. */
export type Watch<Args, T> = ReturnType<typeof createWatch<Args, T>>;

const LOADING: Snapshot = { ...EMPTY, isFetching: true };

/**
 * Starts watching for one component: `point` says at what, `look` what to show, `isOutdated` whether to look again.
 *
 * Always true: source and result stay the same objects until arguments or state change; outdated is only what the
 * component has read; an answer of other arguments is shown only while the present one's is under way, never beside its
 * failure, and never after the cache was cleared.
 */
export function createWatch<Args, T>(api: Api, query: Query<Args, T>) {
  const { cache, readRole } = api;
  const fields = new Set<PropertyKey>();
  let wish: string | undefined;
  let aim: Source<T> | undefined;
  let source: Source<T> | undefined;
  let seen: Snapshot | undefined;
  let view: QueryResult<T>;
  let result: QueryResult<T>;
  let kept: T | undefined;

  const read = (): Snapshot => (source ? (cache.read(source) ?? LOADING) : EMPTY);
  const refetch = async () => source && cache.refetch(source);

  function derive(snapshot: Snapshot): QueryResult<T> {
    const { data: currentData, error, isFetching } = snapshot as Snapshot<T>;
    const data = currentData === undefined && isFetching && !error ? kept : currentData;
    const hasData = data !== undefined;
    const isLoading = isFetching && !hasData && !error;
    return { data, currentData, error, isLoading, isFetching, isSuccess: hasData && !error, isError: !!error, refetch };
  }

  return {
    point(args: Args, skip: boolean): Source<T> | undefined {
      source = undefined;
      if (skip) return source;
      const nextWish = `${readRole()} ${JSON.stringify(args)}`;
      if (nextWish !== wish) {
        wish = nextWish;
        aim = toSource(api, query, args);
      }
      source = aim;
      return source;
    },
    look(): QueryResult<T> {
      const snapshot = read();
      if (snapshot !== seen) {
        seen = snapshot;
        view = derive(snapshot);
        kept = view.data;
        result = new Proxy(view, {
          get(target, field) {
            fields.add(field);
            return Reflect.get(target, field);
          },
        });
      }
      return result;
    },
    isOutdated(): boolean {
      const next = derive(read());
      if (next.data === undefined) kept = undefined;
      return [...fields].some((field) => Reflect.get(next, field) !== Reflect.get(view, field));
    },
  };
}

import type { Query } from '../endpoint.ts';
import type { QueryResult, RefetchTriggers } from './query-result.ts';
import { type SkipToken, useQuery } from './use-query.ts';

/** Causes of a refetch besides writes; a hidden window never refetches. */
export interface QueryOptions {
  /** Polling interval in ms. Default: 0, off. */
  readonly pollingInterval?: number;
  /** Refetches when the window regains focus. Default: `false`. */
  readonly refetchOnFocus?: boolean;
}

/** Arguments may be left out if the call needs none. */
type Params<Args> = undefined extends Args
  ? [args?: Args | SkipToken, options?: QueryOptions]
  : [args: Args | SkipToken, options?: QueryOptions];

/**
 * Creates the hook of a query: `useXxxQuery(args, options)`, which is `useQuery` with polling and refetch on focus.
 * Errors: as `useQuery`.
 */
export function queryHook<Args, T>(query: Query<Args, T>) {
  const useIt = (args?: Args | SkipToken, options?: QueryOptions): QueryResult<T> =>
    useQuery(query, args as Args | SkipToken, options && toTriggers(options));
  return useIt as (...params: Params<Args>) => QueryResult<T>;
}

function toTriggers({ pollingInterval = 0, refetchOnFocus }: QueryOptions): RefetchTriggers {
  return {
    key: `${[pollingInterval, refetchOnFocus]}`,
    start(refetch) {
      const refetchIfVisible = (minAgeMs: number) => {
        if (document.visibilityState !== 'hidden') void refetch(minAgeMs);
      };
      // Another component may have just polled the same query; a hidden window polls as soon as it is visible again.
      const poll = () => refetchIfVisible(pollingInterval / 2);
      const onFocus = () => refetchIfVisible(refetchOnFocus ? 0 : pollingInterval / 2);
      const listening = new AbortController();
      const { signal } = listening;
      if (refetchOnFocus) window.addEventListener('focus', onFocus, { signal });
      if (refetchOnFocus || pollingInterval) window.addEventListener('visibilitychange', onFocus, { signal });
      const timer = pollingInterval ? setInterval(poll, pollingInterval) : undefined;
      return () => {
        listening.abort();
        clearInterval(timer);
      };
    },
  };
}

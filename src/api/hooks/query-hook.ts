import type { Query } from '../endpoint.ts';
import type { QueryResult, Renewal } from './query-result.ts';
import { useQuery } from './use-query.ts';

/** When a query asks anew. */
export interface RenewalOptions {
  /** Asks for nothing and shows nothing; `false` by default. */
  readonly skip?: boolean | undefined;
  /** Asks anew this often, in ms, while the window is visible; 0, as by default, is never. */
  readonly pollingInterval?: number;
  /** Asks anew when the window comes back to the front; `false` by default. */
  readonly refetchOnFocus?: boolean;
  /** Asks anew when the network is back; `false` by default. */
  readonly refetchOnReconnect?: boolean;
  /**
   * Asks anew for new arguments, or when the component appears: always, or where the answer is older, in s; `false`, as by
   * default, is never.
   */
  readonly refetchOnMountOrArgChange?: boolean | number;
}

/** Arguments may be left out where the call has none that it needs. */
type Params<Args> = undefined extends Args
  ? [args?: Args, options?: RenewalOptions]
  : [args: Args, options?: RenewalOptions];

/**
 * Makes the hook of a query: `useXxxQuery(args, options)`. It is `useQuery` that also asks anew, as the options say.
 * Errors: as those of `useQuery`.
 */
export function queryHook<Args, T>(query: Query<Args, T>) {
  const useIt = (args?: Args, options?: RenewalOptions): QueryResult<T> =>
    useQuery(query, args as Args, options?.skip, options && toRenewal(options));
  return useIt as (...params: Params<Args>) => QueryResult<T>;
}

/** Asks anew at intervals and on the window's events, never while it is hidden. */
function toRenewal(options: RenewalOptions): Renewal {
  const { pollingInterval = 0, refetchOnFocus, refetchOnReconnect, refetchOnMountOrArgChange: maxAge } = options;
  return {
    key: `${[pollingInterval, refetchOnFocus, refetchOnReconnect, maxAge]}`,
    start(refetch) {
      if (maxAge !== undefined && maxAge !== false) void refetch(maxAge === true ? 0 : maxAge * 1000);
      const listening = new AbortController();
      const listen = (types: readonly string[], minAgeMs = 0) => {
        const ask = () => void (document.visibilityState !== 'hidden' && refetch(minAgeMs));
        for (const type of types) window.addEventListener(type, ask, { signal: listening.signal });
        return ask;
      };
      if (refetchOnFocus) listen(['focus', 'visibilitychange']);
      if (refetchOnReconnect) listen(['online']);
      // Another component that polls the same may have asked a moment ago; what was missed while hidden is made up for.
      const poll = listen(pollingInterval ? ['visibilitychange'] : [], pollingInterval / 2);
      const timer = pollingInterval ? setInterval(poll, pollingInterval) : undefined;
      return () => {
        listening.abort();
        clearInterval(timer);
      };
    },
  };
}
